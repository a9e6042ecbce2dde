import Almanac

/// How recitations went over time.
public struct RecitationTrend: Hashable, Sendable {
    /// The figures of one session that a trend needs.
    public struct Session: Hashable, Sendable {
        /// The day on which it began, where the person was.
        public var date: CivilDate
        /// The surah that was recited, from 1 to 114.
        public var surah: Int
        /// The words that were heard (``RecitationSummary/heard``).
        public var heard: Int
        /// The words of which something is said (``RecitationSummary/judged``).
        public var judged: Int
        /// The words that were reached (``RecitationSummary/reached``).
        public var reached: Int

        /// The figures of a summary.
        public init(date: CivilDate, surah: Int, _ summary: RecitationSummary) {
            self.init(date: date, surah: surah, heard: summary.heard, judged: summary.judged, reached: summary.reached)
        }

        /// The figures as they were kept.
        public init(date: CivilDate, surah: Int, heard: Int, judged: Int, reached: Int) {
            self.date = date
            self.surah = surah
            self.heard = heard
            self.judged = judged
            self.reached = reached
        }
    }

    /// The time that a point stands for.
    public enum Step: String, CaseIterable, Hashable, Sendable {
        case day
        /// From Saturday to Friday.
        case week
        case month
    }

    /// A point: all sessions of its time together, so that a long one counts more than a short one.
    public struct Point: Hashable, Sendable {
        /// The first day of its time.
        public var start: CivilDate
        /// How many sessions stand behind it, at least one.
        public var sessions: Int
        /// The words that were heard in all of them.
        public var heard: Int
        /// The words of which something is said.
        public var judged: Int
        /// The words that were reached.
        public var reached: Int

        /// The heard among the judged words, in thousandths; `nil` where nothing was judged.
        public var accuracy: Int? { judged == 0 ? nil : (heard * 1_000 + judged / 2) / judged }
        /// The judged among the reached words, in thousandths; `nil` where none was reached.
        public var coverage: Int? { reached == 0 ? nil : (judged * 1_000 + reached / 2) / reached }
    }

    /// The points with sessions, in order of time.
    public let points: [Point]

    /// - Parameter surah: a surah to look at alone.
    public init(_ sessions: [Session], by step: Step, surah: Int? = nil) {
        var points: [CivilDate: Point] = [:]
        for session in sessions where surah == nil || session.surah == surah {
            let start = Self.start(of: session.date, step)
            var point = points[start] ?? Point(start: start, sessions: 0, heard: 0, judged: 0, reached: 0)
            point.sessions += 1
            point.heard += session.heard
            point.judged += session.judged
            point.reached += session.reached
            points[start] = point
        }
        self.points = points.values.sorted { $0.start < $1.start }
    }

    private static func start(of date: CivilDate, _ step: Step) -> CivilDate {
        switch step {
        case .day: date
        case .week: date.adding(days: -6).nextOrSame(.saturday)
        case .month: date.adding(days: 1 - date.day)
        }
    }
}
