import Foundation
import Records

/// Operations on files and folders whose errors say what to do.
enum Files {
    static func read(_ file: URL) throws(ContentError) -> [UInt8] {
        do {
            return [UInt8](try Data(contentsOf: file))
        } catch {
            throw ContentError(
                "the file can't be read (\(error.localizedDescription))", in: file.path,
                remedy: "Check that it exists and may be read")
        }
    }

    /// Writes beside the file first and then moves it into place, so that a file is either complete or absent.
    static func write(_ bytes: [UInt8], to file: URL) throws(ContentError) {
        try makeFolder(file.deletingLastPathComponent())
        do {
            try Data(bytes).write(to: file, options: .atomic)
        } catch {
            throw ContentError(
                "the file can't be written (\(error.localizedDescription))", in: file.path,
                remedy: "Check the free space and that the folder may be written")
        }
    }

    static func makeFolder(_ folder: URL) throws(ContentError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ContentError(
                "the folder can't be made (\(error.localizedDescription))", in: folder.path,
                remedy: "Check that its parent may be written")
        }
    }

    /// The contents of a folder sorted by name; empty if there is no folder.
    static func list(_ folder: URL) throws(ContentError) -> [URL] {
        guard exists(folder) else { return [] }
        do {
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return files.sorted { $0.lastPathComponent < $1.lastPathComponent }
        } catch {
            throw ContentError(
                "the folder can't be read (\(error.localizedDescription))", in: folder.path,
                remedy: "Check that it may be read")
        }
    }

    static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

    /// Removes a file or folder if it exists.
    static func remove(_ file: URL) { try? FileManager.default.removeItem(at: file) }

    /// Moves a file or folder in place of another.
    static func move(_ file: URL, to place: URL) throws(ContentError) {
        try makeFolder(place.deletingLastPathComponent())
        // rename(2) replaces a file in one step, where FileManager's own move refuses.
        guard rename(file.path, place.path) == 0 else {
            throw ContentError(
                "the file can't be moved from \(file.path) (error \(errno))", in: place.path,
                remedy: "Check the free space and that the folder may be written")
        }
    }

    static func sha256(_ file: URL) throws(ContentError) -> String { SHA256.hex(try read(file)) }

    /// Runs work with a new folder that is removed afterwards.
    static func withTemporaryFolder<Value>(
        in parent: URL, _ body: (URL) throws(ContentError) -> Value
    ) throws(ContentError) -> Value {
        let folder = parent.appendingPathComponent(".partial-\(UUID().uuidString)")
        try makeFolder(folder)
        defer { remove(folder) }
        return try body(folder)
    }
}
