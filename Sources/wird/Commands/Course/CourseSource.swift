import Almanac
import Course
import Foundation
import Records
import Server

/// A course in a file, or on standard input; what is wrong with it is said in the person's language.
struct CourseSource {
    let path: String
    let config: CourseConfig
    private let installation: Installation
    private var terminal: Terminal { installation.terminal }

    /// The largest file that is read, in bytes.
    private static let largest = 64 << 20

    /// - Parameter path: a file's path, or `-` for standard input.
    init(_ path: String, _ installation: Installation) throws {
        self.path = path
        self.installation = installation
        config = try installation.course()
    }

    private var name: String {
        path == "-" ? terminal.word("course.input") : URL(fileURLWithPath: path).lastPathComponent
    }

    /// Reads the course.
    func course() throws -> CourseFile { try course(document()) }

    /// Reads the course in what a file holds.
    func course(_ json: JSON) throws -> CourseFile {
        let finder = ZoneFinder(library: installation.library())
        do throws(CourseFileFault) {
            return try CourseFile(
                json,
                zone: { name in
                    if case .found(let zone) = finder.zone(name) { zone } else { nil }
                }, config)
        } catch {
            let (key, values) = CourseFaultWords.words(error)
            throw failure(terminal.word("course.\(key)", values.mapValues { terminal.digits($0) }))
        }
    }

    /// The instant of an option; the clock's without one.
    func instant(_ text: String?) throws -> Instant {
        guard let text else { return installation.world.now() }
        guard let instant = InstantText.read(text) else {
            throw usage("course.expected.instant", ["place": "--now"])
        }
        return instant
    }

    /// The zone of an option.
    func zone(_ name: String) throws -> Zone {
        guard case .found(let zone) = ZoneFinder(library: installation.library()).zone(name) else {
            throw usage("course.noZone", ["value": name])
        }
        return zone
    }

    func usage(_ key: String, _ values: [String: String]) -> Failure { Failure(terminal.word(key, values), .usage) }

    func document() throws -> JSON {
        let bytes = try bytes()
        guard bytes.count <= Self.largest else { throw failure(terminal.word("course.tooLarge")) }
        do throws(JSONError) { return try JSON(reading: bytes) } catch {
            let values = ["column": terminal.digits("\(error.column)")]
            let reason = terminal.word("course.json", values)
            throw Failure(
                terminal.word(
                    "own.atLine", ["file": name, "line": terminal.digits("\(error.line)"), "reason": reason]),
                .usage)
        }
    }

    private func bytes() throws -> [UInt8] {
        guard path != "-" else { return [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(terminal.text("missing", ["path": path]), .usage)
        }
        return [UInt8](data)
    }

    private func failure(_ reason: String) -> Failure {
        Failure(terminal.word("own.inFile", ["file": name, "reason": reason]), .usage)
    }
}

/// The sentence of each fault of a course file, and what it names.
enum CourseFaultWords {
    static func words(_ fault: CourseFileFault) -> (key: String, values: [String: String]) {
        var values = ["place": fault.path]
        switch fault.reason {
        case .missing: return ("missing", values)
        case .expected(let form):
            return fault.path.isEmpty ? ("root", values) : ("expected.\(form.rawValue)", values)
        case .outOfRange(let first, let last):
            values["first"] = "\(first)"
            values["last"] = "\(last)"
            return ("range", values)
        case .unknown(let value, let known):
            values["value"] = value
            values["known"] = known.prefix(20).joined(separator: ", ")
            return (known.isEmpty ? "unknownName" : "unknown", values)
        case .twice(let id):
            values["value"] = id
            return ("twice", values)
        case .weekNumbers(let count):
            values["count"] = "\(count)"
            return ("weekNumbers", values)
        case .startDay(let expected):
            values["expected"] = expected
            return ("startDay", values)
        case .notAllowed(let role):
            values["role"] = role
            return ("notAllowed", values)
        }
    }
}
