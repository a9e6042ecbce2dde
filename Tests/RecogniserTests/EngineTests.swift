import Foundation
import Recitation
import Testing

@testable import Recogniser

/// The real library and model, as `wird content build --with recitation` brings them; skipped where they weren't.
enum BuiltRecogniser {
    static let shelf = ProcessInfo.processInfo.environment["WIRD_CONTENT"].map { RecogniserShelf(folder: $0) }
    static var isThere: Bool { shelf?.library != nil && shelf?.model != nil }
}

@Suite("What can't be loaded is said")
struct LoadingTests {
    private func file(_ bytes: [UInt8]) throws -> String {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func numbers(_ values: [Int]) -> [UInt8] {
        var writer = WireWriter()
        for value in values { writer.number(value) }
        return writer.bytes
    }

    @Test("no library, no library at all, and a library of something else")
    func library() throws {
        #expect(throws: RecogniserFault.missing("/nowhere.so")) { _ = try WhisperLibrary("/nowhere.so") }
        let text = try file(Array("no library".utf8))
        defer { try? FileManager.default.removeItem(atPath: text) }
        var fault: RecogniserFault?
        do throws(RecogniserFault) { _ = try WhisperLibrary(text) } catch { fault = error }
        #expect(fault?.name == "library" && fault?.detail.isEmpty == false)
        #if os(Linux)
            let other = ["/lib/x86_64-linux-gnu/libm.so.6", "/lib/aarch64-linux-gnu/libm.so.6", "/lib64/libm.so.6"]
                .first { FileManager.default.fileExists(atPath: $0) }
            if let other {
                #expect(throws: RecogniserFault.symbol("whisper_version")) { _ = try WhisperLibrary(other) }
            }
        #endif
    }

    @Test("a model that is missing, none at all, English alone, of other sizes, or breaks off")
    func model() throws {
        let magic = Int(ModelHeader.magic)
        let cases: [([UInt8], String)] = [
            (Array("no model".utf8), "model"),
            (numbers([magic, 51_864, 1_500, 384, 6, 4, 448, 384, 6, 4, 80, 1]), "english"),
            (numbers([magic, 51_865, 1_500, 384, 6, 4, 448, 384, 6, 4, 13, 1]), "sizes"),
            (numbers([magic, 70_000, 1_500, 384, 6, 4, 448, 384, 6, 4, 80, 1]), "sizes"),
            (numbers([magic, 51_865, 512, 512, 8, 6, 448, 512, 8, 6, 80, 1, 80, 201]), "model"),
            (numbers([magic, 51_865]), "model"),
        ]
        for (bytes, name) in cases {
            let path = try file(bytes)
            defer { try? FileManager.default.removeItem(atPath: path) }
            var fault: RecogniserFault?
            do throws(RecogniserFault) { _ = try ModelHeader(file: path) } catch { fault = error }
            #expect(fault?.name == name)
        }
        #expect(throws: RecogniserFault.missing("/nowhere.bin")) { _ = try ModelHeader(file: "/nowhere.bin") }
    }
}

@Suite("The real engine", .enabled(if: BuiltRecogniser.isThere), .serialized)
struct EngineTests {
    @Test("it scores words, the same words alike however they are asked for, and silence nobody's")
    func scores() throws {
        let shelf = try #require(BuiltRecogniser.shelf)
        let library = try WhisperLibrary(try #require(shelf.library))
        let engine = try WhisperEngine(library: library, model: try #require(shelf.model))
        #expect(engine.header.longest == 163_840)
        let noise = (0..<32_000).map { Float(($0 * 7_919) % 200 - 100) / 2_000 }
        let words = ["قل", "هو", "الله", "أحد"]
        let both = try engine.scores(of: [words, ["قل", "هو", "كتاب"], []], in: noise)
        #expect(both.map(\.words.count) == [4, 3, 0] && both.allSatisfy { $0.ends.count == $0.words.count + 1 })
        let alone = try engine.scores(of: [["قل", "هو", "كتاب"]], in: noise)
        for (one, other) in zip(alone[0].words, both[1].words) {
            #expect(abs(one.sound - other.sound) < 0.05 && one.pieces == other.pieces)
        }
        let silent = try engine.scores(of: [words], in: [Float](repeating: 0, count: 16_000))
        for word in silent[0].words { #expect(abs(word.gain) < 0.05, "\(word)") }
        #expect(throws: RecogniserFault.long) {
            _ = try engine.scores(of: [words], in: [Float](repeating: 0, count: 170_000))
        }
    }

    @Test("the loop of the helper says that it is ready, answers over the pipe, and ends with its input")
    func loop() throws {
        let shelf = try #require(BuiltRecogniser.shelf)
        let (library, model) = (try #require(shelf.library), try #require(shelf.model))
        var ends: [Int32] = [0, 0]
        #if canImport(Darwin)
            let kind = SOCK_STREAM
        #else
            let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
        let theirs = ends[1]
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            RecogniserLoop.run(library: library, model: model, threads: 1, descriptor: theirs)
            done.signal()
        }
        let channel = Channel(descriptor: ends[0])
        #expect(Wire.Answer(try channel.receive(by: .now + .seconds(120))) == .ready(longest: 163_840))
        try channel.send(Wire.Question(hypotheses: [["قل"]], sound: [Float](repeating: 0.01, count: 8_000)).bytes)
        guard case .scores(let scores)? = Wire.Answer(try channel.receive(by: .now + .seconds(120))) else {
            Issue.record("no scores")
            return
        }
        #expect(scores.count == 1 && scores[0].words.count == 1)
        close(ends[0])
        #expect(done.wait(timeout: .now() + 30) == .success)
        close(theirs)
    }
}
