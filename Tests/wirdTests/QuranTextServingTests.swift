import Foundation
import Quran
import Records
import Synchronization
import Testing

/// What the built program's server and command line do with a text that is not the published one.
@Suite("The Quran's text through the server", .serialized)
struct QuranTextServingTests {
    /// The built content where it holds the text.
    private static let content: String? = ProcessInfo.processInfo.environment["WIRD_CONTENT"].flatMap { folder in
        let list = try? JSON(reading: [UInt8](Data(contentsOf: URL(fileURLWithPath: folder + "/packs.json"))))
        return list?[QuranPack.text] == nil ? nil : folder
    }

    /// Every door to surah 112, and the JSON of each.
    private func expectRefusal(_ server: RunningServer, shows words: String) async throws {
        for path in ["/quran/112", "/quran/112/1", "/quran/112/1/actions", "/quran/112/1/tajweed"] {
            let page = try await server.send("GET", path, accept: "text/html")
            #expect(
                page.status == 503 && page.text.contains("tanzil-112") && page.text.contains("wird content build"),
                "\(path)")
            #expect(!page.text.contains(words) && !page.text.contains("data-letters"), "\(path) shows nothing of it")
            let facts = try await server.send("GET", path)
            #expect(
                facts.status == 503 && facts.json["part"] == "tanzil-112"
                    && facts.json["repair"] == "wird content build", "\(path)")
            #expect(!facts.text.contains(words), "\(path)")
        }
    }

    @Test(
        "QI-046 a pack that agrees with all its own hashes and is not the published text is refused by the server's router and the command line, and named when the server starts"
    )
    func forged() async throws {
        let program = try Program()
        try MadeQuran.write(to: program.folder + "/content")
        let server = try await RunningServer(program)
        try await expectRefusal(server, shows: "made 112")
        #expect(try program.run("quran", "tajweed", "112", "--json").status != 0)
        #expect(!(try program.run("quran", "verse", "112:1", "--json").output.contains("made 112")))
        _ = server.stop(SIGTERM)
        #expect(server.log.contains("tanzil-112"))
    }

    @Test(
        "an ayah is printed as often as one likes beside a command that writes, and reading makes no data",
        .enabled(if: content != nil))
    func besideWriting() throws {
        let program = try Program(content: false, environment: ["WIRD_CONTENT": Self.content ?? ""])
        #expect(try program.run("quran", "verse", "112:1").status == 0)
        #expect(!FileManager.default.fileExists(atPath: program.data))
        let isOver = Mutex(false)
        let added = Mutex<[Int32]>([])
        let thread = Thread {
            while !isOver.withLock({ $0 }) {
                let status = (try? program.run("task", "add", "beside").status) ?? -1
                added.withLock { $0.append(status) }
            }
        }
        thread.start()
        // The release build starts in a tenth of the time.
        let isQuick = ProcessInfo.processInfo.environment["WIRD_BINARY"] != nil
        for number in 0..<(isQuick ? 200 : 10) {
            let verse = try program.run("quran", "verse", "112:\(number % 4 + 1)")
            #expect(verse.status == 0 && verse.errors.isEmpty, "\(verse.errors)")
        }
        isOver.withLock { $0 = true }
        while !thread.isFinished { usleep(5_000) }
        #expect(added.withLock { !$0.isEmpty && $0.allSatisfy { $0 == 0 } })
    }

    @Test(
        "QI-046 one bit flipped in the built pack: the server's router refuses the surah and shows the others; whole again, it is shown",
        .enabled(if: content != nil))
    func flipped() async throws {
        let built = try #require(Self.content)
        let program = try Program(content: false)
        let folder = program.folder + "/content"
        try FileManager.default.createDirectory(atPath: folder + "/packs", withIntermediateDirectories: true)
        let list = try JSON(reading: [UInt8](Data(contentsOf: URL(fileURLWithPath: built + "/packs.json"))))
        for member in list.object?.members ?? [] {
            guard let file = member.value["file"]?.string else { continue }
            try FileManager.default.copyItem(atPath: "\(built)/packs/\(file)", toPath: "\(folder)/packs/\(file)")
        }
        try Data(list.bytes()).write(to: URL(fileURLWithPath: folder + "/packs.json"))
        let file = try #require(list[QuranPack.text]?["file"]?.string)
        let path = URL(fileURLWithPath: "\(folder)/packs/\(file)")
        let whole = try Data(contentsOf: path)
        let section = try #require(try PackReader([UInt8](whole)).directory.section("tanzil-112"))
        let start = 12 + (try PackDirectory.length(inHeader: [UInt8](whole.prefix(12))))
        var damaged = whole
        damaged[start + section.offset + section.length / 2] ^= 1
        try damaged.write(to: path)
        let server = try await RunningServer(program)
        try await expectRefusal(server, shows: "data-letters")
        #expect(try await server.send("GET", "/quran/113", accept: "text/html").status == 200)
        #expect(try program.run("quran", "tajweed", "112", "--json").status != 0)
        _ = server.stop(SIGTERM)
        #expect(server.log.contains("tanzil-112"))
        try whole.write(to: path)
        let mended = try await RunningServer(program)
        #expect(try await mended.send("GET", "/quran/112", accept: "text/html").text.contains("data-letters"))
    }

    @Test(
        "QI-021 QI-046 Tanzil's own file, taken out of the built text, mends a damaged pack without a network, in every letter",
        .enabled(if: content != nil))
    func mended() async throws {
        let built = try #require(Self.content)
        let program = try Program(content: false)
        let folder = program.folder + "/content"
        try FileManager.default.createDirectory(atPath: folder + "/packs", withIntermediateDirectories: true)
        let list = try JSON(reading: [UInt8](Data(contentsOf: URL(fileURLWithPath: built + "/packs.json"))))
        let file = try #require(list[QuranPack.text]?["file"]?.string)
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(built)/packs/\(file)")))
        let pack = try PackReader(whole)
        // The person's file, as tanzil.net gives it.
        var own = ""
        for surah in 1...114 {
            let text = SurahText(surah: surah, section: try pack.section(QuranPack.section(.tanzil, surah: surah)))
            for (ayah, line) in text.ayat.enumerated() { own += "\(surah)|\(ayah + 1)|\(line)\n" }
        }
        own += "\n" + String(decoding: try pack.section(QuranPack.noticeSection), as: UTF8.self)
        let path = program.folder + "/quran-uthmani.txt"
        try Data(own.utf8).write(to: URL(fileURLWithPath: path))
        let section = try #require(pack.directory.section("tanzil-112"))
        var damaged = whole
        damaged[12 + (try PackDirectory.length(inHeader: [UInt8](whole.prefix(12)))) + section.offset] ^= 1
        try Data(damaged).write(to: URL(fileURLWithPath: "\(folder)/packs/\(file)"))
        try Data(JSON.object([QuranPack.text: list[QuranPack.text] ?? .null]).bytes()).write(
            to: URL(fileURLWithPath: folder + "/packs.json"))
        #expect(try program.run("content", "hashes", "--json").json["whole"] == false)
        let answer = try program.run("content", "import", path, "--json")
        #expect(answer.status == 0 && answer.json["edition"] == "tanzil", "\(answer.errors)")
        #expect(try program.run("content", "hashes", "--json").json["whole"] == true)
        // One letter of the person's file changed: refused, with the surah.
        let changed = own.replacing("\n112|1|", with: "\n112|1|ل")
        try Data(changed.utf8).write(to: URL(fileURLWithPath: path))
        let refused = try program.run("content", "import", path, "--lang", "en")
        #expect(refused.status == 2 && refused.errors.contains("112"), "\(refused.errors)")
        // Without the quarter signs it is another of Tanzil's choices, which is said.
        try Data(own.replacing("\u{06DE} ", with: "").utf8).write(to: URL(fileURLWithPath: path))
        #expect(try program.run("content", "import", path, "--lang", "en").errors.contains("rub-el-hizb"))
    }
}
