import Almanac
import Records

/// Sorts occurrences of events into the days that they take, within bounds.
struct EventLayout {
    let first: CivilDate
    let last: CivilDate
    private let place: Zone
    private let untitled: String
    /// How many of the file's events can't be read, or only in part.
    var doubtful = 0
    private(set) var count = 0
    /// Whether something was left out because there is too much.
    private(set) var isFull = false
    private var found: [CivilDate: [(order: Int64, event: SubscribedEvent)]] = [:]
    /// How many steps along rules are still taken.
    private var steps = 4_000_000

    /// The most occurrences of a calendar, and of a day.
    private static let most = 20_000
    private static let mostOfDay = 100
    /// The most bytes of a day's list.
    private static let mostBytes = 60_000
    /// The most days of one occurrence that are shown.
    private static let longest = 400
    /// The length from which an event is shown with the days and not at its hours, in seconds.
    private static let day: Int64 = 86_400

    init(from first: CivilDate, through last: CivilDate, at place: Zone, untitled: String) {
        self.first = first
        self.last = last
        self.place = place
        self.untitled = untitled
    }

    /// Whether a rule may be followed. A rule with a number of times is followed from its beginning.
    mutating func mayWalk(_ rule: RecurrenceRule, from start: CivilDate, _ first: CivilDate, _ last: CivilDate) -> Bool
    {
        var cost = max(first.days(to: last), 1)
        if case .count(let count) = rule.end { cost = max(cost, min(count, max(start.days(to: last), 1))) }
        guard cost <= steps else {
            isFull = true
            return false
        }
        steps -= cost
        return true
    }

    /// Adds an occurrence to the days that it takes.
    mutating func add(_ event: FileEvent, at start: EventTimes.Time, lasting length: Int64, as key: UInt32) {
        if start.value.isDate {
            let from = CivilDateTime(utcSeconds: start.value.wall).date
            let days = Int(min((length + Self.day - 1) / Self.day, 40_000))
            addDays(event, from, from.adding(days: max(days, 1) - 1), key, nil)
            return
        }
        let begins = start.instant
        let ends = max(begins, start.clock.instant(start.value.wall + length))
        let from = place.date(at: Instant(seconds: begins))
        // An event that ends at midnight takes nothing of the day that begins.
        let to = place.date(at: Instant(seconds: max(begins, ends - 1)))
        let whole = Instant(seconds: begins)..<Instant(seconds: ends)
        guard length < Self.day else { return addDays(event, from, to, key, whole) }
        guard to >= first, from <= last, mayCount() else { return }
        var date = from
        while date <= to {
            let opens = max(begins, place.startOfDay(date).seconds)
            let closes = min(ends, place.startOfDay(date.next).seconds)
            keep(event, date, Instant(seconds: opens)..<Instant(seconds: max(opens, closes)), key) { event in
                if from != to { event.whole = .time(whole.lowerBound, whole.upperBound) }
            }
            date = date.next
        }
    }

    /// Adds an occurrence that is shown with the days.
    private mutating func addDays(
        _ event: FileEvent, _ from: CivilDate, _ to: CivilDate, _ key: UInt32, _ whole: Range<Instant>?
    ) {
        guard to >= first, from <= last, mayCount() else { return }
        var date = max(from, first)
        var left = Self.longest
        while date <= min(to, last), left > 0 {
            keep(event, date, nil, key) { event in
                if let whole {
                    event.whole = .time(whole.lowerBound, whole.upperBound)
                } else if from != to {
                    event.whole = .days(from, to)
                }
            }
            date = date.next
            left -= 1
        }
    }

    private mutating func mayCount() -> Bool {
        guard count < Self.most else {
            isFull = true
            return false
        }
        count += 1
        return true
    }

    private mutating func keep(
        _ event: FileEvent, _ date: CivilDate, _ time: Range<Instant>?, _ key: UInt32,
        _ finish: (inout SubscribedEvent) -> Void
    ) {
        guard date >= first, date <= last else { return }
        let order = time?.lowerBound.seconds ?? .min
        let own = EventKey.hash("\(order)", from: key)
        var shown = SubscribedEvent(
            key: Self.hexadecimal(own), title: event.title.isEmpty ? untitled : event.title, time: time)
        shown.isFree = event.isFree
        shown.place = event.place
        shown.notes = event.notes
        shown.link = event.link
        finish(&shown)
        let entries = found[date] ?? []
        guard entries.count < Self.mostOfDay else {
            isFull = true
            return
        }
        if entries.contains(where: { $0.event.key == shown.key && $0.event.title == shown.title }) { return }
        found[date, default: []].append((order, shown))
    }

    /// The days that have events, each in order and no longer than a record can hold.
    mutating func days() -> [CivilDate: [SubscribedEvent]] {
        var days: [CivilDate: [SubscribedEvent]] = [:]
        for (date, entries) in found {
            let sorted = entries.sorted { a, b in
                (a.order, a.event.title, a.event.key) < (b.order, b.event.title, b.event.key)
            }
            var events = sorted.map { $0.event }
            // A very full day loses texts before it loses events.
            if Self.length(events) > Self.mostBytes { for index in events.indices { events[index].notes = "" } }
            if Self.length(events) > Self.mostBytes {
                for index in events.indices { (events[index].place, events[index].link) = ("", "") }
            }
            while Self.length(events) > Self.mostBytes {
                events.removeLast()
                isFull = true
            }
            days[date] = events
        }
        return days
    }

    private static func length(_ events: [SubscribedEvent]) -> Int {
        JSON.array(events.map { $0.json }).canonicalLength
    }

    private static func hexadecimal(_ number: UInt32) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var bytes: [UInt8] = []
        for place in 0..<8 { bytes.append(digits[Int(number >> UInt32(28 - 4 * place)) & 15]) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
