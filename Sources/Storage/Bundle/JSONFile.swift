import Foundation
import Records

/// JSON documents on disk.
enum JSONFile {
    /// Reads a document.
    ///
    /// - Throws: ``BundleProblem`` with the line and column of the first fault.
    static func read(_ path: String) throws(BundleProblem) -> JSON {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw BundleProblem(file: path, reason: "the file can't be read", hasReplacement: false)
        }
        do throws(JSONError) {
            return try JSON(reading: [UInt8](data))
        } catch {
            let reason = "line \(error.line), column \(error.column): \(error.reason.rawValue)"
            throw BundleProblem(file: path, reason: reason, hasReplacement: false)
        }
    }

    /// The names, without extension, of the JSON files in a folder, sorted.
    static func names(in folder: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.map { String($0.dropLast(5)) }.sorted()
    }
}
