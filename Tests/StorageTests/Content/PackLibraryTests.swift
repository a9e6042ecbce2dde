import App
import Foundation
import Records
import Synchronization
import Testing

@testable import Storage

@Suite("The pack library")
struct PackLibraryTests {
    /// A content folder with one pack of two sections.
    private func content(_ folder: TemporaryFolder) throws -> String {
        var writer = try PackWriter(name: "sample", version: "1", source: "test", licence: "none")
        try writer.add("first", Array("first section".utf8))
        try writer.add("second", Array("second section".utf8))
        let file = try writer.finish()
        try FileManager.default.createDirectory(atPath: folder.file("packs"), withIntermediateDirectories: true)
        let path = folder.file("packs/" + file.name)
        try Data(file.bytes).write(to: URL(fileURLWithPath: path))
        let index: JSON = ["sample": ["file": .string(file.name), "version": "1", "sections": []]]
        try Data(index.bytes()).write(to: URL(fileURLWithPath: folder.file("packs.json")))
        return path
    }

    @Test("A section is read where it stands; what isn't there is nothing")
    func reading() throws {
        let folder = try TemporaryFolder()
        _ = try content(folder)
        let library = PackLibrary(folder: folder.path)
        #expect(library.section(.init(pack: "sample", section: "second")) == Array("second section".utf8))
        #expect(library.section(.init(pack: "sample", section: "third")) == nil)
        #expect(library.section(.init(pack: "other", section: "first")) == nil)
        #expect(library.problems().isEmpty)
        #expect(PackLibrary(folder: folder.file("none")).entries.isEmpty)
    }

    @Test("A section whose bytes have changed is refused and reported; the others are still read")
    func damage() throws {
        let folder = try TemporaryFolder()
        let path = try content(folder)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes[bytes.count - 1] ^= 1
        try bytes.write(to: URL(fileURLWithPath: path))
        let reports = Mutex<[ContentProblem]>([])
        let library = PackLibrary(folder: folder.path) { problem in reports.withLock { $0.append(problem) } }
        #expect(library.section(.init(pack: "sample", section: "second")) == nil)
        #expect(library.section(.init(pack: "sample", section: "first")) == Array("first section".utf8))
        let expected = ContentProblem(pack: "sample", section: "second", error: .sectionDamaged)
        #expect(reports.withLock { $0 } == [expected])
        #expect(library.problems() == [expected])
    }

    @Test("An index that names files elsewhere is not followed")
    func foreignFile() throws {
        let folder = try TemporaryFolder()
        let index: JSON = ["evil": ["file": "../../etc/passwd", "version": "1"]]
        try Data(index.bytes()).write(to: URL(fileURLWithPath: folder.file("packs.json")))
        #expect(PackLibrary(folder: folder.path).entries.isEmpty)
    }
}
