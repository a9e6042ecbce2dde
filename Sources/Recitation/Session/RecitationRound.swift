import Almanac

/// A recitation as streaks and badges see it.
public struct RecitationRound: Hashable, Sendable {
    /// How it came out.
    public enum Outcome: Hashable, Sendable {
        /// Every word of the passage was heard.
        case whole
        /// A word wasn't heard, or another was in its place, also where its ayah began again and was right then.
        case marked
        /// It wasn't recited to its end, or some words are doubtful: nothing follows from it.
        case open
    }

    public var date: CivilDate
    public var surah: Int
    public var ayat: ClosedRange<Int>
    public var outcome: Outcome

    public init(date: CivilDate, surah: Int, ayat: ClosedRange<Int>, outcome: Outcome) {
        self.date = date
        self.surah = surah
        self.ayat = ayat
        self.outcome = outcome
    }

    public init(date: CivilDate, surah: Int, ayat: ClosedRange<Int>, _ log: RecitationLog) {
        let summary = RecitationSummary(log)
        let isMarked = !summary.missed.isEmpty || !summary.other.isEmpty || log.hasRestarts
        let isWhole = summary.heard == log.words && log.words > 0
        self.init(date: date, surah: surah, ayat: ayat, outcome: isMarked ? .marked : isWhole ? .whole : .open)
    }
}
