import Almanac

/// What `wird times` was asked for, checked.
struct TimesRequest {
    let place: Coordinates
    let zone: Zone
    let first: CivilDate
    let days: Int32
    let rules: PrayerRules

    /// - Throws: ``Failure`` naming the option that can't be used, why, and what it takes.
    init(_ options: Times, _ finder: ZoneFinder, _ terminal: Terminal) throws {
        func refusal(_ key: String, _ value: String, known: [String] = []) -> Failure {
            Failure(
                terminal.word("times.\(key)", ["value": value, "known": known.joined(separator: ", ")]), .usage)
        }
        place = try PlaceOptions.point(options.lat, options.lon, terminal)
        guard let first = CivilDate(options.date) else { throw refusal("date", options.date) }
        guard let days = Int32(options.days), (1...3_660).contains(days) else { throw refusal("days", options.days) }
        guard let method = PrayerMethod.named(options.method) else {
            throw refusal("method", options.method, known: PrayerMethod.all.map(\.identifier))
        }
        guard ["standard", "hanafi"].contains(options.madhhab) else { throw refusal("madhhab", options.madhhab) }
        var rules = PrayerRules(method: method, madhhab: options.madhhab == "hanafi" ? .hanafi : .standard)
        if let name = options.highLatitude {
            guard let rule = HighLatitudeRule(named: name) else {
                throw refusal("highLatitude", name, known: HighLatitudeRule.allCases.map(\.identifier))
            }
            rules.highLatitude = rule
        }
        guard let elevation = Double(options.elevation), (0...9_000).contains(elevation) else {
            throw refusal("elevation", options.elevation)
        }
        rules.elevation = elevation
        switch finder.zone(options.zone) {
        case .found(let found): zone = found
        case .unknown: throw refusal("zone", options.zone)
        case .noZones: throw Failure(terminal.word("times.zones"))
        }
        self.first = first
        self.days = days
        self.rules = rules
    }

    /// The dates asked for, in order.
    var dates: [CivilDate] { (0..<days).map { CivilDate(dayNumber: first.dayNumber + $0) } }
}
