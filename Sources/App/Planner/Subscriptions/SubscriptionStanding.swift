import Almanac
import Planner
import Records

/// How fetching a subscribed calendar has gone: when, what came, and when it is fetched again.
struct SubscriptionStanding: Sendable {
    /// When it last came, also unchanged; `nil` before the first time.
    var fetched: Instant?
    /// When it was last asked for.
    var tried: Instant?
    /// When it is asked for again; `nil` for at once.
    var next: Instant?
    /// The failures in a row, and the last one's kind and status.
    var failures = 0
    var trouble: Trouble?
    var status = 0
    /// What identifies the version that was read (RFC 9110 §8.8), to be told whether there is another.
    var tag = ""
    var modified = ""
    /// The minutes that the calendar asks to be left alone for; `nil` if it doesn't say.
    var refresh: Int?
    /// What the last reading found.
    var count = 0
    var doubtful = 0
    var isCut = false
    /// The zone and the day of the last reading.
    var zone = ""
    var read: CivilDate?
    /// When the person asked for it to be fetched now.
    var wanted: Instant?

    /// Why a calendar couldn't be had.
    enum Trouble: String, CaseIterable, Sendable {
        case offline, timeout, limited, status, tooLarge, redirects
        /// It leads to an address that may not be asked.
        case refused
        case noCalendar, unfinished
        /// Of an exchange: the name or password isn't taken there, there is no list of tasks, or it holds too many.
        case password, noList, tooMany
    }

    init() {}

    init(_ record: Record?) {
        guard let record, !record.isDeleted else { return }
        wanted = record.value(CalendarSubscription.Name.wanted)?.int.map { Instant(milliseconds: $0) }
        guard let state = record.value(CalendarSubscription.Name.state) else { return }
        func instant(_ name: String) -> Instant? { state[name]?.int.map { Instant(milliseconds: $0) } }
        func number(_ name: String) -> Int { Int(clamping: state[name]?.int ?? 0) }
        fetched = instant("fetched")
        tried = instant("tried")
        next = instant("next")
        failures = max(0, number("failures"))
        trouble = state["trouble"]?.string.flatMap { Trouble(rawValue: $0) }
        status = number("status")
        tag = state["tag"]?.string ?? ""
        modified = state["modified"]?.string ?? ""
        refresh = state["refresh"]?.int.map { Int(clamping: $0) }
        count = number("count")
        doubtful = number("doubtful")
        isCut = state["cut"]?.bool ?? false
        zone = state["zone"]?.string ?? ""
        read = state["read"]?.string.flatMap { CivilDate($0) }
    }

    /// What is stored of it.
    var json: JSON {
        func instant(_ value: Instant?) -> JSON { value.map { .int($0.milliseconds) } ?? .null }
        return [
            "fetched": instant(fetched), "tried": instant(tried), "next": instant(next),
            "failures": .int(Int64(failures)), "trouble": trouble.map { .string($0.rawValue) } ?? .null,
            "status": .int(Int64(status)), "tag": .string(tag), "modified": .string(modified),
            "refresh": refresh.map { .int(Int64($0)) } ?? .null, "count": .int(Int64(count)),
            "doubtful": .int(Int64(doubtful)), "cut": .bool(isCut), "zone": .string(zone),
            "read": read.map { .string($0.description) } ?? .null,
        ]
    }

    /// Whether it is to be asked for now, where the person's clocks are those of a zone.
    func isDue(at now: Instant, in zone: Zone, _ policy: SubscriptionPolicy) -> Bool {
        guard let tried, tried <= now else { return true }
        let isRested = now >= tried + .minutes(policy.soonest)
        if let wanted, wanted > tried, isRested { return true }
        if fetched != nil, self.zone != zone.identifier, trouble == nil, isRested { return true }
        return next.map { now >= $0 } ?? true
    }

    /// Whether it is enough to be told that nothing has changed.
    func isFresh(on today: CivilDate, in zone: Zone, _ policy: SubscriptionPolicy) -> Bool {
        guard let read, fetched != nil, self.zone == zone.identifier else { return false }
        return (0..<policy.again).contains(read.days(to: today))
    }

    mutating func fail(
        _ trouble: Trouble, status: Int = 0, waiting: Int64 = 0, at now: Instant, _ policy: SubscriptionPolicy
    ) {
        failures += 1
        self.trouble = trouble
        self.status = status
        tried = now
        next = now + max(.minutes(Int64(policy.pause(after: failures))), .seconds(waiting))
    }

    mutating func succeed(at now: Instant, _ policy: SubscriptionPolicy) {
        failures = 0
        trouble = nil
        status = 0
        fetched = now
        tried = now
        next = now + .minutes(Int64(policy.interval(refresh)))
    }
}
