import Foundation
import Records
import Testing

@Suite("The command line's recitation")
struct ReciteCommandTests {
    private func wave(_ program: Program, _ bytes: [UInt8]? = nil) throws -> String {
        func number(_ value: Int, _ width: Int) -> [UInt8] { (0..<width).map { UInt8(value >> (8 * $0) & 0xFF) } }
        let sound = [UInt8](repeating: 0, count: 32_000)
        let file =
            Array("RIFF".utf8) + number(36 + sound.count, 4) + Array("WAVEfmt ".utf8) + number(16, 4) + number(1, 2)
            + number(1, 2) + number(16_000, 4) + number(32_000, 4) + number(2, 2) + number(16, 2) + Array("data".utf8)
            + number(sound.count, 4) + sound
        let path = program.folder + "/a.wav"
        try Data(bytes ?? file).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func words(_ program: Program) throws -> String {
        let path = program.folder + "/words.txt"
        try "كتاب\nقلم\n".write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    @Test("without a recogniser it says which command builds it, in the person's language")
    func absent() throws {
        let program = try Program()
        let (file, words) = (try wave(program), try words(program))
        let result = try program.run("recite", "score", file, "--words", words, "--json")
        #expect(result.status == 1 && result.output.isEmpty)
        #expect(result.errors.contains("wird content build --with recitation"))
        let arabic = try program.run("recite", "score", file, "--words", words, "--lang", "ar")
        #expect(arabic.errors.contains("لا يوجد متعرّف"))
    }

    @Test("what is asked wrongly is refused with 2: no text, two texts, no such ayah, no recording, no such tolerance")
    func usage() throws {
        let program = try Program()
        let (file, words) = (try wave(program), try words(program))
        func status(_ arguments: String...) throws -> Int32 { try program.run(["recite", "score"] + arguments).status }
        #expect(try status(file) == 2)
        #expect(try status(file, "--words", words, "--ref", "1:1") == 2)
        #expect(try status(file, "--ref", "1:1:1") == 2)
        #expect(try status(file, "--words", program.folder + "/none.txt") == 2)
        #expect(try status(program.folder + "/none.wav", "--words", words) == 2)
        #expect(try status(file, "--words", words, "--tolerance", "kind") == 2)
        let other = try wave(program, Array("no sound".utf8))
        let refused = try program.run("recite", "score", other, "--words", words)
        #expect(refused.status == 2 && refused.errors.contains("a.wav is no WAVE file"))
    }

    @Test("a library or a model that doesn't fit is a sentence and no crash")
    func faults() throws {
        let program = try Program()
        let (file, words) = (try wave(program), try words(program))
        let lib = program.folder + "/content/recitation/lib"
        try FileManager.default.createDirectory(atPath: lib, withIntermediateDirectories: true)
        try Data("no library".utf8).write(to: URL(fileURLWithPath: lib + "/libwhisper-1.so"))
        let model = program.folder + "/model.bin"
        try Data("no model".utf8).write(to: URL(fileURLWithPath: model))
        let library = try program.run("recite", "score", file, "--words", words, "--model", model)
        #expect(library.status == 1 && library.errors.contains("library can’t be loaded"), "\(library.errors)")
        let missing = try program.run("recite", "score", file, "--words", words, "--model", "/nowhere.bin")
        #expect(missing.status == 1 && missing.errors.contains("/nowhere.bin"))
    }
}
