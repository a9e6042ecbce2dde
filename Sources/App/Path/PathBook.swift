import Almanac
import Interface
import Records
import WorshipPath

/// Everything that a person's path is computed from, as loaded.
struct PathBook: Sendable {
    let config: PathConfig
    let clock: PathClock
    let weekStart: Weekday
    var profile: WorshipProfile
    var settings: PathSettings
    var history: PathHistory
    var edits: MixEdits
    /// Whether the person chose the lighter plan (WP-037).
    var isLighter: Bool
    /// Which days the history holds.
    private let reach: PathReach

    /// `nil` before the path was begun, and once it was erased.
    init?(_ context: RequestContext, _ reach: PathReach = .allDays) throws(NeedsData) {
        self.reach = reach
        try context.library.require(reach.queries)
        clock = try PathClock(context)
        config = context.bundle.path
        weekStart = context.strings.firstWeekday
        settings = PathSettings(try context.library.record(PathSettings.key))
        guard settings.erasedAt == nil,
            let profile = try context.library.record(PathRecords.profile).flatMap({ WorshipProfile($0) })
        else { return nil }
        self.profile = profile
        let kept = try context.library.record(PathRecords.edits)
        edits = MixEdits(kept)
        isLighter = kept?.value("lighter") == .bool(true)
        history = try Self.history(context.library, reach)
    }

    private static func history(_ library: Library, _ reach: PathReach) throws(NeedsData) -> PathHistory {
        func all(_ kind: Kind) throws(NeedsData) -> [Record] {
            try library.records(RecordQuery(kind, in: .path, .all))
        }
        var plans = PlanHistory()
        for record in try all(PathRecords.plan) {
            if let entry = PlanHistory.Entry(record) { plans.add(entry) }
        }
        var days: [DayLog] = []
        if let query = reach.query {
            for record in try library.records(query) {
                if let day = DayLog(record) { days.append(day) }
            }
        }
        var history = PathHistory(plans: plans, days: days)
        for record in try all(PathRecords.rest) {
            if let rest = RestWeek(record) { history.rests.append(rest) }
        }
        for record in try all(PathRecords.intention) {
            if let intention = PathIntention(record) { history.intentions.append(intention) }
        }
        for record in try all(Reached.kind) { history.reached.add(record) }
        return history
    }

    var answers: PathAnswers { profile.answers }
    var today: CivilDate { clock.today }
    var start: CivilDate { history.plans.start ?? today }

    /// The plan with the person's changes.
    var mix: WorshipMix { mix(for: answers) }

    /// The plan that other answers would give.
    func mix(for answers: PathAnswers) -> WorshipMix {
        WorshipMix(answers, isLighter: isLighter, config: config).edited(edits, answers: answers, config: config)
    }

    /// How the days count; those that were not loaded as if nothing had been noted.
    var days: PathDays { PathDays(history, today: today, config: config) }

    func mercy(_ days: PathDays) -> Mercy {
        Mercy(days: days, allowed: config.mercy(for: answers), weekStart: weekStart, config: config)
    }

    var progress: PathProgress {
        assert(reach == .allDays, "levels are counted from the first day on")
        return PathProgress(
            history, today: today, weekStart: weekStart, mercy: config.mercy(for: answers),
            hasBlossom: settings.hasBlossom, lastPlanAdaptationAt: settings.adaptedAt, config: config)
    }

    var display: PathDisplay { PathDisplay(settings.display, answers: answers, config: config) }

    /// The focus of the week: the person's choice, otherwise the week's own (WP-034); `nil` if none is shown.
    var focus: String? {
        guard display.showsFocus else { return nil }
        if let own = history.intention?.weeklyFocus { return own }
        return config.theme(ofWeekFrom: PathWeek(of: today, startingOn: weekStart).start, areas: answers.areas)?.id
    }

    /// Whether a date can be viewed and noted on: from the first day to today.
    func isOpen(_ date: CivilDate) -> Bool { date >= start && date <= today }
}

extension Scope {
    /// The scope of the worship path: answers, plans, days, intentions, weeks of rest, levels and badges, and settings.
    ///
    /// It stays on the device: `Web/js/worker/storage.js` sends none of it to another machine until the person allows
    /// it (K28).
    static let path = Scope("path")
}

/// Which of the path's days have to be loaded. There is a record for each day since the path began, and most pages need few
/// of them or none.
///
/// Whatever may reach a level or a badge needs all: levels are counted from the first day on (K61), and a day of long ago
/// that was filled in, or that came from another device, may have reached one earlier than was noted.
enum PathReach: Hashable, Sendable {
    /// The answers, the plan and the weeks of rest alone.
    case noDays
    /// The days of a date's week, by which its mercy is counted.
    case week(PathWeek)
    case allDays

    /// The query for the days; `nil` where none are needed.
    var query: RecordQuery? {
        switch self {
        case .noDays: nil
        case .week(let week):
            RecordQuery(
                DayLog.kind, in: .path,
                .buckets(from: week.start.description, through: week.start.adding(days: 6).description))
        case .allDays: RecordQuery(DayLog.kind, in: .path, .all)
        }
    }

    /// All that a page of this reach is worked out from.
    var queries: [RecordQuery] { PathRecords.queries + (query.map { query in [query] } ?? []) }
}

/// The current day of the path: at the person's place, otherwise in UTC.
struct PathClock: Sendable {
    let instant: Instant
    /// The date and time there.
    let now: CivilDateTime
    let zone: Zone

    init(_ context: RequestContext) throws(NeedsData) {
        instant = context.request.now
        if let place = context.place, let zone = try Zones.zone(place.zone, context.library) {
            self.zone = zone
        } else {
            zone = .utc
        }
        now = zone.local(instant)
    }

    var today: CivilDate { now.date }
}
