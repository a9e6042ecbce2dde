import Testing

@testable import Almanac

/// Rules behind MZ-012, MZ-020, MZ-254, MZ-255, MZ-256, which wait for their blocks and pages.
@Suite struct TimetableSourceTests {
    private typealias Table = TimetableFixture
    private static let policy = TimetablePolicy(
        maxDays: 30, refreshInterval: .hours(24), fallbackThreshold: .hours(48), warningThreshold: .hours(24),
        timeout: .seconds(10), firstRetry: .seconds(30), retryFactor: 2, longestRetry: .hours(6), disagreement: 3)
    private static let today = CivilDate("2026-11-01")!
    private static let start = Table.zone.instant(of: today, at: .noon)

    private static func table(_ first: CivilDate = today, _ count: Int = 62, later: Int = 0) throws -> Timetable {
        let days = (0..<count).compactMap { number in
            let date = first.adding(days: number)
            return TimetableDay(
                date: date,
                begins: Table.clock(date).map { ClockTime(minuteOfDay: $0.minuteOfDay + later) })
        }
        return try #require(Timetable(name: "Network", days: days))
    }

    /// A source that has answered at noon of the first day.
    private static func answered(later: Int = 0) throws -> TimetableSource {
        var source = TimetableSource()
        source.turnOn(for: "London")
        source.began(at: start)
        try source.succeeded(table(later: later), at: start, today: today, policy: policy)
        return source
    }

    private static func advice(
        _ source: TimetableSource, after span: TimeSpan = .zero, isOnline: Bool = true
    ) -> TimetableAdvice {
        let now = start + span
        return source.advice(
            at: now, in: Table.zone, isOnline: isOnline, policy: policy, computed: Table.times(Table.zone.date(at: now))
        )
    }

    @Test("the source is off until it is switched on, and forgets everything when it is switched off")
    func off() throws {
        var source = TimetableSource()
        #expect(
            Self.advice(source)
                == TimetableAdvice(request: .none, day: nil, banner: .none, canRetry: false, retryAt: nil))
        source.turnOn(for: "London")
        #expect(Self.advice(source).request == .send(from: Self.today, to: Self.today.adding(days: 29)))
        #expect(Self.advice(source).banner == .none && Self.advice(source).day == nil)
        source = try Self.answered()
        // Another place: what was kept is not for it.
        source.turnOn(for: "Leeds")
        #expect(source.cache == nil && Self.advice(source).day == nil)
    }

    @Test("MZ-022 MZ-020 thirty days are kept, and the source is asked again after 24 hours")
    func cache() throws {
        let source = try Self.answered()
        #expect(source.cache?.first == Self.today && source.cache?.last == Self.today.adding(days: 29))
        #expect(source.cache?.days.count == 30)
        #expect(Self.advice(source).request == .none && Self.advice(source).day?.date == Self.today)
        #expect(Self.advice(source, after: .hours(24) - .seconds(1)).request == .none)
        let next = Self.today.next
        #expect(Self.advice(source, after: .hours(24)).request == .send(from: next, to: next.adding(days: 29)))
        // Still shown, and from the warning's threshold on with its age.
        #expect(Self.advice(source, after: .hours(24)).banner == .none)
        #expect(Self.advice(source, after: .hours(24) + .seconds(1)).banner == .lastUpdated(hours: 24))
    }

    @Test("without a network kept days are shown for thirty days, with the offline notice, and nothing is asked")
    func offline() throws {
        let source = try Self.answered()
        for days in [0, 3, 29] {
            let advice = Self.advice(source, after: .days(Int64(days)), isOnline: false)
            #expect(advice.banner == .offline && advice.request == .none && !advice.canRetry)
            #expect(advice.day?.date == Self.today.adding(days: days))
        }
        let late = Self.advice(source, after: .days(30), isOnline: false)
        #expect(late.banner == .computed && late.day == nil)
        // A device that calls itself online and is not: the failure says it; once it is over the pace is the usual.
        var cut = source
        cut.failed(.offline, at: Self.start + .days(3), policy: Self.policy)
        #expect(Self.advice(cut, after: .days(3)).banner == .offline)
        #expect(cut.failures == 0 && cut.retryAt == Self.start + .days(3) + .seconds(30))
    }

    @Test("a source that does not answer: kept times with their age, and a pause that doubles up to its limit")
    func timeout() throws {
        var source = try Self.answered()
        var pauses: [Int64] = []
        let time = TimeSpan.hours(30)
        for round in 0..<14 {
            source.began(at: Self.start + time)
            if round == 0 {
                #expect(Self.advice(source, after: time).request == .wait(until: Self.start + time + .seconds(10)))
            }
            #expect(!Self.advice(source, after: time).canRetry)
            source.failed(.timeout, at: Self.start + time, policy: Self.policy)
            pauses.append(try #require(source.retryAt).seconds - (Self.start + time).seconds)
        }
        #expect(pauses == [30, 60, 120, 240, 480, 960, 1_920, 3_840, 7_680, 15_360, 21_600, 21_600, 21_600, 21_600])
        let advice = Self.advice(source, after: time)
        #expect(advice.banner == .lastUpdated(hours: 30) && advice.day?.date == Self.today.next)
        #expect(advice.canRetry == false && advice.retryAt == source.retryAt)
        let open = try #require(source.retryAt) - Self.start
        #expect(Self.advice(source, after: open).canRetry)
        // An answer ends it.
        try source.succeeded(
            Self.table(Self.today.next), at: Self.start + open, today: Self.today.next, policy: Self.policy)
        #expect(source.failures == 0 && source.retryAt == nil && Self.advice(source, after: open).banner == .none)
    }

    @Test("MZ-022 a source that fails for 48 hours gives way to computed times")
    func fallback() throws {
        var source = try Self.answered()
        source.failed(.status(500), at: Self.start + .hours(25), policy: Self.policy)
        #expect(Self.advice(source, after: .hours(48)).banner == .lastUpdated(hours: 48))
        #expect(Self.advice(source, after: .hours(48)).day != nil)
        let late = Self.advice(source, after: .hours(48) + .seconds(1))
        #expect(late.banner == .computed && late.day == nil)
        // Never answered at all.
        var never = TimetableSource()
        never.turnOn(for: "London")
        never.failed(.refused(.notJSON), at: Self.start, policy: Self.policy)
        #expect(
            Self.advice(never).banner == .computed
                && Self.advice(never).request == .wait(until: Self.start + .seconds(30)))
    }

    @Test(
        "a limited source is left alone as long as it asks, with a notice only when times are older than 24 hours"
    )
    func limited() throws {
        var source = try Self.answered()
        source.failed(.limited(retryAfter: .hours(2)), at: Self.start + .hours(22), policy: Self.policy)
        #expect(Self.advice(source, after: .hours(23)).banner == .none)
        #expect(Self.advice(source, after: .hours(23)).request == .wait(until: Self.start + .hours(24)))
        #expect(Self.advice(source, after: .hours(25)).banner == .limited(hours: 25))
        #expect(Self.advice(source, after: .hours(25)).day != nil)
        // A source that asks for a year is asked again after the longest pause; one that says nothing, after the first.
        source.failed(.limited(retryAfter: .days(365)), at: Self.start, policy: Self.policy)
        #expect(source.retryAt == Self.start + .hours(6))
        source.failed(.limited(retryAfter: TimeSpan(microseconds: .min)), at: Self.start, policy: Self.policy)
        #expect(try #require(source.retryAt) > Self.start)
    }

    @Test("a difference to the computed times is shown from the configured minutes on")
    func disagreement() throws {
        #expect(try Self.advice(Self.answered(later: 2)).banner == .none)
        guard case .disagrees(_, 3) = try Self.advice(Self.answered(later: 3)).banner else {
            Issue.record("three minutes are not shown")
            return
        }
    }

    @Test("an answer for other dates is a failure, not an empty cache; clocks that are set back hold nothing up")
    func edges() throws {
        var source = try Self.answered()
        try source.succeeded(
            Self.table(Self.today.adding(days: -400), 30), at: Self.start + .days(40),
            today: Self.today.adding(days: 40),
            policy: Self.policy)
        #expect(source.failure == .refused(.wrongDates) && source.retryAt != nil)
        // A stored state whose times lie in the future.
        let stored = try TimetableSource(
            isOn: true, subject: "London", cache: Self.table(), updatedAt: Self.start + .days(300), failure: .timeout,
            failures: .max, retryAt: Self.start + .days(900))
        #expect(Self.advice(stored).day != nil && Self.advice(stored).canRetry)
        #expect(Self.advice(stored).request == .send(from: Self.today, to: Self.today.adding(days: 29)))
        let torn = TimetableSource(isOn: true, subject: "", cache: nil, updatedAt: Self.start, retryAt: Self.start)
        #expect(torn.updatedAt == nil && torn.retryAt == nil)
        #expect(
            Self.policy.pause(afterFailures: .max) == .hours(6)
                && Self.policy.pause(afterFailures: .min) == .seconds(30))
    }
}
