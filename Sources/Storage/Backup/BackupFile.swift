import Almanac
import Foundation

/// One backup: a whole database whose name says when it was made.
public struct BackupFile: Hashable, Sendable {
    public var path: String
    public var made: Instant

    /// A backup's file name for an instant: `wird-2026-11-21T03-33-00Z.sqlite`, so that names sort by time.
    static func name(for instant: Instant) -> String {
        "wird-\(timestamp(instant)).sqlite"
    }

    /// An instant in file names: UTC, without colons.
    static func timestamp(_ instant: Instant) -> String {
        Date(timeIntervalSince1970: Double(instant.seconds)).formatted(.iso8601).replacing(":", with: "-")
    }

    /// Reads a file's name; `nil` where it is no backup's.
    init?(folder: String, name: String) {
        guard name.hasPrefix("wird-"), name.hasSuffix(".sqlite") else { return nil }
        let parts = name.dropFirst(5).dropLast(7).split(separator: "T")
        guard parts.count == 2 else { return nil }
        let text = "\(parts[0])T\(parts[1].replacing("-", with: ":"))"
        guard let date = try? Date(text, strategy: .iso8601) else { return nil }
        path = "\(folder)/\(name)"
        made = Instant(seconds: Int64(date.timeIntervalSince1970))
    }

    /// A backup that stands elsewhere.
    public init(path: String, made: Instant) {
        self.path = path
        self.made = made
    }

    /// When it was made, for people: `2026-11-21T03:33:00Z`.
    public var timeText: String { Date(timeIntervalSince1970: Double(made.seconds)).formatted(.iso8601) }
}
