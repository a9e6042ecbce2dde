import Almanac

/// The validated options of `wird times`.
struct TimesRequest {
    let place: Coordinates
    let zone: Zone
    let first: CivilDate
    let days: Int32
    let rules: PrayerRules

    /// - Throws: ``Failure`` naming the invalid option, the reason, and what it accepts.
    ///
    /// - Parameter now: the instant whose date at the place is the default first day.
    init(_ options: Times, _ finder: ZoneFinder, now: Instant, _ terminal: Terminal) throws {
        func refusal(_ key: String, _ value: String, known: [String] = []) -> Failure {
            Failure(
                terminal.word("times.\(key)", ["value": value, "known": known.joined(separator: ", ")]), .usage)
        }
        guard let lat = options.lat, let lon = options.lon, let zoneName = options.zone else {
            throw Failure(terminal.word("times.coordinates"), .usage)
        }
        place = try PlaceOptions.point(lat, lon, terminal)
        let methodName = options.method ?? "mwl"
        guard let method = PrayerMethod.named(methodName) else {
            throw refusal("method", methodName, known: PrayerMethod.all.map(\.identifier))
        }
        let madhhab = options.madhhab ?? "standard"
        guard ["standard", "hanafi"].contains(madhhab) else { throw refusal("madhhab", madhhab) }
        var rules = PrayerRules(method: method, madhhab: madhhab == "hanafi" ? .hanafi : .standard)
        if let name = options.highLatitude {
            guard let rule = HighLatitudeRule(named: name) else {
                throw refusal("highLatitude", name, known: HighLatitudeRule.allCases.map(\.identifier))
            }
            rules.highLatitude = rule
        }
        let metres = options.elevation ?? "0"
        guard let elevation = Double(metres), (0...9_000).contains(elevation) else {
            throw refusal("elevation", metres)
        }
        rules.elevation = elevation
        switch finder.zone(zoneName) {
        case .found(let found): zone = found
        case .unknown: throw refusal("zone", zoneName)
        case .noZones: throw Failure(terminal.word("times.zones"))
        }
        first = try options.date.map { try Self.day($0, terminal) } ?? zone.date(at: now)
        days = try Self.count(options.days, terminal)
        self.rules = rules
    }

    /// The day given by `--date`.
    static func day(_ text: String, _ terminal: Terminal) throws -> CivilDate {
        guard let date = CivilDate(text) else {
            throw Failure(terminal.word("times.date", ["value": text]), .usage)
        }
        return date
    }

    /// The number given by `--days`.
    static func count(_ text: String, _ terminal: Terminal) throws -> Int32 {
        guard let days = Int32(text), (1...3_660).contains(days) else {
            throw Failure(terminal.word("times.days", ["value": text]), .usage)
        }
        return days
    }

    /// The requested dates, in order.
    var dates: [CivilDate] { (0..<days).map { CivilDate(dayNumber: first.dayNumber + $0) } }
}
