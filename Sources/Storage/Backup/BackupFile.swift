import Almanac
import Foundation

/// One backup: a whole database whose name says when it was made, and after which commit.
public struct BackupFile: Hashable, Sendable {
    public var path: String
    /// When it was made by the machine's clock, which may have been wrong.
    public var made: Instant
    /// The number of the last commit it holds, or `nil` if that isn't known.
    public var counter: Int64?

    /// A backup's file name: `wird-2026-11-21T03-33-00Z-120.sqlite` for one after commit 120, so that names sort by time.
    static func name(for instant: Instant, counter: Int64) -> String {
        "wird-\(timestamp(instant))-\(counter).sqlite"
    }

    /// Formats an instant for file names: in UTC, without colons.
    static func timestamp(_ instant: Instant) -> String {
        Date(timeIntervalSince1970: Double(instant.seconds)).formatted(.iso8601).replacing(":", with: "-")
    }

    /// Reads a backup's file name; `nil` if it isn't one. Earlier versions put no commit number in it: it is read from
    /// the file then.
    init?(folder: String, name: String) {
        guard name.hasPrefix("wird-"), name.hasSuffix(".sqlite") else { return nil }
        let body = name.dropFirst(5).dropLast(7)
        guard let zone = body.firstIndex(of: "Z") else { return nil }
        let parts = body[...zone].split(separator: "T")
        guard parts.count == 2 else { return nil }
        let text = "\(parts[0])T\(parts[1].replacing("-", with: ":"))"
        guard let date = try? Date(text, strategy: .iso8601) else { return nil }
        path = "\(folder)/\(name)"
        made = Instant(seconds: Int64(date.timeIntervalSince1970))
        let rest = body[body.index(after: zone)...]
        if rest.isEmpty {
            counter = DatabaseFile.counter(path)
        } else {
            guard rest.hasPrefix("-"), let number = Int64(rest.dropFirst()), (0..<1 << 53).contains(number) else {
                return nil
            }
            counter = number
        }
    }

    /// Creates a backup whose file may be anywhere.
    public init(path: String, made: Instant, counter: Int64? = nil) {
        self.path = path
        self.made = made
        self.counter = counter
    }

    /// When it was made, as text for people: `2026-11-21T03:33:00Z`.
    public var timeText: String { Date(timeIntervalSince1970: Double(made.seconds)).formatted(.iso8601) }

    /// Whether it holds later data than another. Commits are counted, so a wrong clock can't change their order; the
    /// clock only decides between backups of the same commit.
    func isNewer(than other: BackupFile) -> Bool {
        (counter ?? -1, made) > (other.counter ?? -1, other.made)
    }
}
