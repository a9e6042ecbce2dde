/// How many recitations of each surah in a row were whole, now and at best. One that is marked begins it anew; one of which
/// nothing can be said changes nothing.
public struct RecitationStreaks: Hashable, Sendable {
    public struct Streak: Hashable, Sendable {
        public var surah: Int
        public var current: Int
        public var best: Int
    }

    /// In the order of the surahs, those of which something was recited.
    public let surahs: [Streak]

    /// - Parameter rounds: in the order in which they were recited.
    public init(_ rounds: [RecitationRound]) {
        var surahs: [Int: Streak] = [:]
        for round in rounds {
            var streak = surahs[round.surah] ?? Streak(surah: round.surah, current: 0, best: 0)
            switch round.outcome {
            case .whole:
                streak.current += 1
                streak.best = max(streak.best, streak.current)
            case .marked: streak.current = 0
            case .open: break
            }
            surahs[round.surah] = streak
        }
        self.surahs = surahs.values.sorted { $0.surah < $1.surah }
    }
}
