import Foundation
import Records

/// A table of test data in `Tests/Vectors`, with lines of tab-separated columns. Lines that begin with `#` are
/// comments.
public enum VectorFile {
    /// A line of the table.
    public struct Row: Sendable, CustomStringConvertible {
        public let line: Int
        public let columns: [String]

        public subscript(column: Int) -> String { columns[column] }

        /// Returns the bytes of a percent-encoded column.
        public func bytes(_ column: Int) throws -> [UInt8] {
            var bytes: [UInt8] = []
            var rest = columns[column].utf8[...]
            while let first = rest.popFirst() {
                guard first == UInt8(ascii: "%") else {
                    bytes.append(first)
                    continue
                }
                let digits = String(decoding: rest.prefix(2), as: UTF8.self)
                guard let value = UInt8(digits, radix: 16), digits.utf8.count == 2 else { throw Malformed(line: line) }
                bytes.append(value)
                rest = rest.dropFirst(2)
            }
            return bytes
        }

        public var description: String { "line \(line): \(columns.joined(separator: " | "))" }
    }

    /// A line that doesn't have the format given in the table's head.
    public struct Malformed: Error {
        public var line: Int
    }

    /// Returns a file's bytes. A missing file aborts the test.
    public static func bytes(_ path: String) -> [UInt8] {
        let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Vectors").appending(path: path)
        guard let data = try? Data(contentsOf: url) else { preconditionFailure("nothing at Tests/Vectors/\(path)") }
        return [UInt8](data)
    }

    /// Returns the rows of a file. A line with a different number of columns aborts the test.
    public static func rows(_ path: String, columns: Int) -> [Row] {
        var rows: [Row] = []
        let text = String(decoding: bytes(path), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            precondition(parts.count == columns, "Tests/Vectors/\(path), line \(index + 1): \(parts.count) columns")
            rows.append(Row(line: index + 1, columns: parts))
        }
        return rows
    }
}
