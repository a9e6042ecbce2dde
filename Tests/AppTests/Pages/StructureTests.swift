import Foundation
import Testing

@testable import App

struct StructureTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")

    @Test(
        "SY-002 a portable module imports only portable modules: no Foundation, nothing of a platform",
        arguments: [
            "Letters", "Almanac", "Records", "Planner", "Quran", "WorshipPath", "Course", "Hifz", "Interface",
            "Recitation",
            "App",
            "WirdWorker",
        ])
    func portable(module: String) throws {
        var allowed: Set<String> = [
            "Letters", "Almanac", "Records", "Planner", "Quran", "WorshipPath", "Course", "Hifz", "Interface",
            "Recitation",
            "App",
        ]
        // The standard library's atomics, which Embedded Swift has as well: they stand behind `Lazy` alone.
        if module == "Records" { allowed.insert("Synchronization") }
        let folder = Self.root.appending(path: "Sources/\(module)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), index < 3, index + 1 < words.count,
                    !line.hasPrefix("//"), !line.hasPrefix(" ")
                else { continue }
                #expect(allowed.contains(String(words[index + 1])), "\(file.lastPathComponent): \(line)")
            }
        }
        #expect(count > 0)
    }

    @Test("MZ-004 the planner holds no reader, no collection of texts, no sharing and no habit tracking")
    func borders() throws {
        // The Quran, the path, the course and the lists that several share are areas of their own: nothing of them
        // stands in the planner's.
        let others: [Area] = [.quran, .path, .course, .lists]
        let paths = RouteTests.all.filter { route in !others.contains { $0 == route.facts.bar } }.map(\.path)
        for word in ["quran", "hadith", "dua", "adhkar", "share", "friends", "habit", "streak", "stats", "prayers/"] {
            #expect(!paths.contains { $0.contains(word) }, "\(word)")
        }
        let device = try Device.inRiyadh()
        for path in ["/", "/inbox", "/tasks/new"] {
            let page = device.page(path)
            #expect(!page.contains("navigator.share"))
            #expect(!page.contains("https://"), "the planner leads nowhere else")
        }
    }
}
