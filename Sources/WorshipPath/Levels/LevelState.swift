import Almanac

/// The level that a person's days reach, computed from the first day on. It only ever rises: windows move with time,
/// days that are left out don't count in them, and a level once reached is kept (K61).
public struct LevelState: Hashable, Sendable {
    public private(set) var level = PathLevel.seeds
    /// The day on which it was reached; `nil` for the first level.
    public private(set) var since: CivilDate?
    /// The progress to the next level; `nil` at the last.
    public private(set) var progress: LevelProgress?
    /// The greatest progress to the next level since this one was reached.
    public private(set) var best = 0
    /// All levels above the first with the day on which each was reached, in order.
    public private(set) var reached: [Step] = []

    /// A level and the day on which it was reached.
    public struct Step: Hashable, Sendable {
        public var level: PathLevel
        public var date: CivilDate

        public init(level: PathLevel, date: CivilDate) {
            self.level = level
            self.date = date
        }
    }

    private var window: [Bool] = []

    /// - Parameters:
    ///   - history: For reviewed intentions and what was reached before.
    ///   - hasBlossom: Whether there is a level after Steadfast.
    public init(_ days: PathDays, history: PathHistory, hasBlossom: Bool = true, config: PathConfig) {
        let rules = config.levels.filter { hasBlossom || $0.id != .blossom }
        for (offset, standing) in days.standings.enumerated() {
            let date = days.start.adding(days: offset)
            if standing != .leftOut, standing != .open { count(standing.counts, rules, on: date) }
            blossom(rules, history, config, on: date)
            keep(history, rules, until: date)
        }
        keep(history, rules, until: nil)
        progress = next(rules).map { rule in LevelProgress(onPath: onPath(rule), required: rule.days) }
    }

    private func next(_ rules: [LevelRule]) -> LevelRule? { rules.first { $0.id > level } }

    private func onPath(_ rule: LevelRule) -> Int { window.suffix(rule.window).count { $0 } }

    private mutating func count(_ counts: Bool, _ rules: [LevelRule], on date: CivilDate) {
        guard let rule = next(rules) else { return }
        window.append(counts)
        if window.count > rule.window { window.removeFirst(window.count - rule.window) }
        let onPath = self.onPath(rule)
        best = max(best, onPath)
        if onPath >= rule.days { reach(rule.id, on: date) }
    }

    /// After Steadfast, a reviewed intention counts as much as the required days once enough days have passed (WP-045).
    private mutating func blossom(
        _ rules: [LevelRule], _ history: PathHistory, _ config: PathConfig, on date: CivilDate
    ) {
        guard level == .steadfast, let since, next(rules)?.id == .blossom,
            since.days(to: date) >= config.milestoneDays
        else { return }
        if history.intentions.contains(where: { $0.isReview && $0.date > since && $0.date <= date }) {
            reach(.blossom, on: date)
        }
    }

    /// Applies recorded levels, which are kept whatever the days would result in now.
    private mutating func keep(_ history: PathHistory, _ rules: [LevelRule], until date: CivilDate?) {
        for rule in rules where rule.id > level {
            guard let recorded = history.reached.date(of: rule.id) else { continue }
            if let date, recorded > date { continue }
            reach(rule.id, on: recorded)
        }
    }

    private mutating func reach(_ level: PathLevel, on date: CivilDate) {
        self.level = level
        since = date
        best = 0
        window = []
        reached.append(Step(level: level, date: date))
    }
}

/// The levels in order, which have names but never numbers. The raw value is the name in records and in the keys of the
/// texts.
public enum PathLevel: String, CaseIterable, Hashable, Sendable {
    case seeds
    case roots
    case growth
    case steadfast
    case blossom

    var index: Int {
        switch self {
        case .seeds: 0
        case .roots: 1
        case .growth: 2
        case .steadfast: 3
        case .blossom: 4
        }
    }
}

extension PathLevel: Comparable {
    public static func < (a: PathLevel, b: PathLevel) -> Bool { a.index < b.index }
}

/// The days on the path within the current level's window, and the number that the next level requires.
public struct LevelProgress: Hashable, Sendable {
    public var onPath: Int
    public var required: Int

    public init(onPath: Int, required: Int) {
        self.onPath = onPath
        self.required = required
    }

    /// The share of the required days, 0.0 to 1.0. At 1.0 the next level is reached (WP-046).
    public var share: Double { required > 0 ? min(1, Double(onPath) / Double(required)) : 1 }
}
