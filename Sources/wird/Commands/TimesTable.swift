import Almanac
import Records

/// The rows of `wird times`: what was asked for, checked, and the times.
struct TimesTable {
    private let rows: [PrayerTimes]
    private let zone: Zone

    /// - Throws: ``Failure`` naming the option that can't be used, why, and what it takes.
    init(_ options: Times, _ finder: ZoneFinder, _ terminal: Terminal) throws {
        func refusal(_ key: String, _ values: [String: String]) -> Failure {
            Failure(terminal.word("times.\(key)", values), .usage)
        }
        guard let latitude = Self.degrees(options.lat), abs(latitude) <= 90 else {
            throw refusal("latitude", ["value": options.lat])
        }
        guard let longitude = Self.degrees(options.lon), abs(longitude) <= 180,
            let place = Coordinates(latitude: latitude, longitude: longitude)
        else { throw refusal("longitude", ["value": options.lon]) }
        guard let first = CivilDate(options.date) else { throw refusal("date", ["value": options.date]) }
        guard let days = Int32(options.days), (1...3_660).contains(days) else {
            throw refusal("days", ["value": options.days])
        }
        guard let method = PrayerMethod.named(options.method) else {
            let known = PrayerMethod.all.map(\.identifier).joined(separator: ", ")
            throw refusal("method", ["value": options.method, "known": known])
        }
        guard ["standard", "hanafi"].contains(options.madhhab) else {
            throw refusal("madhhab", ["value": options.madhhab])
        }
        switch finder.zone(options.zone) {
        case .found(let found): zone = found
        case .unknown: throw refusal("zone", ["value": options.zone])
        case .noZones: throw Failure(terminal.word("times.zones"))
        }
        let madhhab: Madhhab = options.madhhab == "hanafi" ? .hanafi : .standard
        let zone = zone
        rows = (0..<days).map { day in
            PrayerTimes.compute(
                date: CivilDate(dayNumber: first.dayNumber + day), at: place, in: zone, method: method, madhhab: madhhab
            )
        }
    }

    /// The names of the six moments as programs know them, in the order of the day.
    private static let names: [(event: PrayerEvent, name: String)] = [
        (.fajr, "fajr"), (.sunrise, "sunrise"), (.dhuhr, "dhuhr"), (.asr, "asr"), (.maghrib, "maghrib"),
        (.isha, "isha"),
    ]

    /// `{"days":[{"date","fajr",…,"isha"}]}`; times after midnight are named in `nextDay`,
    /// and times before the day's own midnight, which a zone far from the sun may have, in `previousDay`.
    var json: JSON {
        let days = rows.map { row in
            var object: JSONObject = ["date": .string(row.date.description)]
            var late: [JSON] = []
            var early: [JSON] = []
            for (event, name) in Self.names {
                let local = zone.local(row[event])
                object[name] = .string(Self.clock(local))
                if local.date > row.date { late.append(.string(name)) }
                if local.date < row.date { early.append(.string(name)) }
            }
            if !early.isEmpty { object["previousDay"] = .array(early) }
            if !late.isEmpty { object["nextDay"] = .array(late) }
            return JSON.object(object)
        }
        return ["days": .array(days)]
    }

    /// A line for each day, under a line of names.
    func lines(_ terminal: Terminal) -> [String] {
        let names = Self.names.map { name in
            terminal.prayer(name.name)
        }
        let header = (["          "] + names).joined(separator: "  ")
        return [header]
            + rows.map { row in
                let times = Self.names.map { Self.clock(zone.local(row[$0.event])) }
                let late = Self.names.contains { zone.local(row[$0.event]).date > row.date }
                let note = late ? "  (\(terminal.word("times.nextDay")))" : ""
                return terminal.digits(([row.date.description] + times).joined(separator: "  ")) + note
            }
    }

    private static func clock(_ local: CivilDateTime) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let minute = local.minuteOfDay
        return "\(two(minute / 60)):\(two(minute % 60))"
    }

    /// A plain decimal number.
    private static func degrees(_ text: String) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }
}
