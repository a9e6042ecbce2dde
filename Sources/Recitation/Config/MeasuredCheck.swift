import Almanac
import Records

/// What `Scripts/measure-recitation` found of the check, for the card that says how far to trust it. Shares are in thousandths.
public struct MeasuredCheck: Hashable, Sendable {
    /// The day it was measured.
    public var date: CivilDate
    /// The model's name, and the SHA-256 of its file.
    public var model: String
    public var sha256: String
    /// How many recordings it was measured on, and how many of their words were recited rightly.
    public var recordings: Int
    public var words: Int
    /// Of the words recited rightly: those that were marked, and those that it was not sure of.
    public var marked: Int
    public var unsure: Int
    /// Of the recordings without a flaw: those with a mark all the same.
    public var flawless: Int
    /// Of the words that weren't what was recited: those that were marked.
    public var replaced: Int
    public var leftOut: Int
    /// Of the words that differ by a letter or two: those that were marked, and those that passed as heard.
    public var near: Int
    public var nearHeard: Int

    init(_ reader: ConfigReader) throws(ConfigError) {
        let day = try reader["date"]
        guard let date = CivilDate(try day.text()) else { throw day.error("a date like 2026-11-28 is expected") }
        self.date = date
        model = try reader["model"].text()
        sha256 = try reader["sha256"].text()
        recordings = try reader["recordings"].integer(in: 1...1_000_000)
        words = try reader["words"].integer(in: 1...10_000_000)
        func share(_ name: String) throws(ConfigError) -> Int { try reader[name].integer(in: 0...1_000) }
        marked = try share("marked")
        unsure = try share("unsure")
        flawless = try share("flawless")
        replaced = try share("replaced")
        leftOut = try share("leftOut")
        near = try share("near")
        nearHeard = try share("nearHeard")
    }
}
