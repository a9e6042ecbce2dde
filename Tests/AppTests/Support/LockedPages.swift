import Foundation
import Testing

/// Pages as they were reviewed, in `Tests/Vectors`. `WIRD_LOCK=1` writes them anew, to be read before they are committed.
enum LockedPages {
    private static let folder = StructureTests.root.appending(path: "Tests/Vectors")

    /// Compares pages, each with its name, with what is in the file of a name.
    static func check(_ name: String, _ pages: [(String, String)]) throws {
        let text =
            pages.map { "# \($0.0)\n\n" + PageOutline($0.1).lines.joined(separator: "\n") + "\n" }
            .joined(separator: "\n")
        let file = folder.appending(path: name + ".txt")
        if ProcessInfo.processInfo.environment["WIRD_LOCK"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let kept = try String(contentsOf: file, encoding: .utf8)
        let (new, old) = (text.components(separatedBy: "\n"), kept.components(separatedBy: "\n"))
        let place = Array(zip(new, old)).firstIndex { $0.0 != $0.1 } ?? min(new.count, old.count)
        #expect(
            text == kept,
            "\(name), line \(place + 1): \(new.dropFirst(place).first ?? "") was \(old.dropFirst(place).first ?? "")")
    }
}
