import Almanac

/// Answers the tables of prayer times: what the Almanac says of a row's place, day and rules.
enum AlmanacVectors {
    /// Columns: method, madhhab, latitude, longitude, offset in seconds, date. Minutes since 1970 of the six.
    static func times(_ columns: [String]) -> String {
        guard let times = compute(columns, rules(columns[0], columns[1], "own", "own", "0"), 2) else {
            return "unreadable"
        }
        return minutes(times)
    }

    /// Columns: method, madhhab, high latitude rule, rounding, elevation, latitude, longitude, offset in seconds, date.
    /// The six in seconds since 1970, sunset, what stood in and why, and the rules behind Fajr and Isha.
    static func rules(_ columns: [String]) -> String {
        let rules = rules(columns[0], columns[1], columns[2], columns[3], columns[4])
        guard let times = compute(columns, rules, 5) else { return "unreadable" }
        var text = ""
        for event in PrayerEvent.allCases { text += "\(times[event].seconds) " }
        text += "\(times.sun.sunset.seconds) " + name(times.resolution) + " " + name(times.cause)
        return text + " " + name(times.origins.fajr) + " " + name(times.origins.isha)
    }

    /// A year of times at a place; one number that depends on all of them. For taking the time of it.
    static func year(latitude: String, longitude: String) -> String {
        guard let latitude = Double(latitude), let longitude = Double(longitude),
            let place = Coordinates(latitude: latitude, longitude: longitude)
        else { return "unreadable" }
        let zone = Zone(identifier: "fixed", fixedOffset: Int((longitude / 15).rounded()) * 3_600)
        var sum: Int64 = 0
        for day in Int32(20_454)..<20_819 {
            let times = PrayerTimes.compute(
                date: CivilDate(dayNumber: day), at: place, in: zone, method: .muslimWorldLeague)
            for event in PrayerEvent.allCases { sum &+= times[event].seconds / 60 }
        }
        return "\(sum)"
    }

    private static func rules(
        _ method: String, _ madhhab: String, _ rule: String, _ rounding: String, _ elevation: String
    ) -> PrayerRules? {
        guard let method = PrayerMethod.named(method), let elevation = Double(elevation) else { return nil }
        return PrayerRules(
            method: method, madhhab: madhhab == "hanafi" ? .hanafi : .standard,
            highLatitude: HighLatitudeRule(named: rule),
            elevation: elevation, rounding: MinuteRounding(named: rounding))
    }

    private static func compute(_ columns: [String], _ rules: PrayerRules?, _ first: Int) -> PrayerTimes? {
        guard let rules, let latitude = Double(columns[first]), let longitude = Double(columns[first + 1]),
            let offset = Int(columns[first + 2]), let date = CivilDate(columns[first + 3]),
            let place = Coordinates(latitude: latitude, longitude: longitude)
        else { return nil }
        return PrayerTimes.compute(
            date: date, at: place, in: Zone(identifier: "fixed", fixedOffset: offset), rules: rules)
    }

    private static func minutes(_ times: PrayerTimes) -> String {
        var text = ""
        for event in PrayerEvent.allCases { text += (text.isEmpty ? "" : " ") + "\(times[event].seconds / 60)" }
        return text
    }

    private static func name(_ resolution: DayResolution) -> String {
        switch resolution {
        case .none: "none"
        case .nearestLatitude(let latitude): "latitude=\(latitude)"
        case .nearestDay(let date): date.description
        case .evenDay: "even"
        }
    }

    private static func name(_ cause: ResolutionCause) -> String {
        switch cause {
        case .none: "none"
        case .chosen: "chosen"
        case .sunStaysUp: "up"
        case .sunStaysDown: "down"
        case .shortNight: "short-night"
        case .tooClose: "too-close"
        case .angleMissed: "angle-missed"
        case .distantDate: "distant"
        }
    }

    private static func name(_ origin: PrayerOrigin) -> String {
        switch origin {
        case .horizon: "horizon"
        case .transit: "transit"
        case .shadow(let factor): "shadow=\(factor)"
        case .angle(let angle): "angle=\(angle)"
        case .minutes(let minutes): "minutes=\(minutes)"
        case .minutesBeforeSunrise(let minutes): "before=\(minutes)"
        case .seasonal: "seasonal"
        case .twilightPortion(let angle): "portion=\(angle)"
        case .seventhOfNight: "seventh"
        case .middleOfNight: "middle"
        case .fixed(let minutes): "fixed=\(minutes)"
        case .timetable: "timetable"
        }
    }
}
