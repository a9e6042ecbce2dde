import Foundation
import Hifz
import Records

/// A file of reviews, or standard input; what is wrong with it is said in the person's language.
struct HifzSource {
    let path: String
    let terminal: Terminal

    /// - Parameter path: a file's path, or `-` for standard input.
    init(_ path: String, _ terminal: Terminal) {
        self.path = path
        self.terminal = terminal
    }

    private var name: String {
        path == "-" ? terminal.word("hifz.input") : URL(fileURLWithPath: path).lastPathComponent
    }

    func bytes() throws -> [UInt8] {
        guard path != "-" else { return [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(terminal.text("missing", ["path": path]), .usage)
        }
        return [UInt8](data)
    }

    /// The lines that are not empty, with their numbers from 1.
    func lines() throws -> [(number: Int, bytes: [UInt8])] {
        let lines = try bytes().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
            line.allSatisfy { $0 <= 0x20 } ? nil : (index + 1, Array(line))
        }
    }

    /// The whole as one document.
    func document() throws -> JSON {
        let bytes = try bytes()
        do throws(JSONError) { return try JSON(reading: bytes) } catch {
            throw failure("json", ["column": "\(error.column)"], line: error.line)
        }
    }

    /// The document in a line.
    func json(_ line: [UInt8], number: Int) throws -> JSON {
        do throws(JSONError) { return try JSON(reading: line) } catch {
            throw failure("json", ["column": "\(error.column)"], line: number)
        }
    }

    /// The failure of a line, or of the whole document without one.
    func failure(_ fault: HifzFault, line: Int? = nil) -> Failure {
        let (name, values) = Self.words(fault)
        return failure(name, values, line: line)
    }

    private func failure(_ name: String, _ values: [String: String], line: Int?) -> Failure {
        let reason = terminal.word("hifz.\(name)", values)
        var values = ["file": self.name, "reason": reason]
        guard let line else { return Failure(terminal.word("own.inFile", values), .usage) }
        values["line"] = terminal.digits("\(line)")
        return Failure(terminal.word("own.atLine", values), .usage)
    }

    /// The sentence of a fault, and what it names.
    private static func words(_ fault: HifzFault) -> (String, [String: String]) {
        var values = ["place": fault.place]
        switch fault.reason {
        case .missing: return ("missing", values)
        case .expected(let form):
            guard !fault.place.isEmpty else { return ("root", values) }
            return ("expected.\(form.rawValue)", values)
        case .outOfRange(let first, let last):
            values["first"] = JSON.double(first).text()
            values["last"] = JSON.double(last).text()
            return ("range", values)
        case .unknown(let value, let known):
            values["value"] = value
            values["known"] = known.joined(separator: ", ")
            return ("unknown", values)
        case .count(let count, let expected):
            values["count"] = "\(count)"
            values["expected"] = "\(expected)"
            return ("count", values)
        case .earlier: return ("earlier", values)
        case .twice(let id):
            values["value"] = id
            return ("twice", values)
        }
    }

    /// Prints a document a line.
    static func print(_ documents: [[UInt8]]) {
        var bytes: [UInt8] = []
        for document in documents {
            bytes += document
            bytes.append(UInt8(ascii: "\n"))
        }
        FileHandle.standardOutput.write(Data(bytes))
    }
}
