import Almanac
import Records

/// The times of days in the format of Aladhan's answers.
struct AladhanTimings: Sendable {
    private let query: AladhanQuery
    /// Whether the answer is a calendar: only calendars add the offset from UTC to each time.
    private let isCalendar: Bool

    init(_ query: AladhanQuery, isCalendar: Bool) {
        self.query = query
        self.isCalendar = isCalendar
    }

    /// The answer for one day: a date, seconds since 1970, or now.
    func day(_ text: String?, now: Instant) throws(AladhanProblem) -> JSON {
        guard let text, !text.isEmpty else { return try today(now) }
        if let seconds = Int64(text), text.utf8.count <= 12 { return try today(Instant(seconds: seconds)) }
        let date = try AladhanDate.civil(text)
        return try day(times(date), before: times(date.next), at: query.zone.startOfDay(date))
    }

    /// A month's days as a list, or a year's as lists by the numbers of its months.
    func calendar(_ asked: AladhanMonth, now: Instant) throws(AladhanProblem) -> JSON {
        let today = query.zone.date(at: now)
        let year = try AladhanMonth.number(asked.year, "year", AladhanDate.years) ?? today.year
        return try asked.answer(today.month) { (month) throws(AladhanProblem) in
            guard let first = CivilDate(year: year, month: month, day: 1) else { throw .number("month", 1, 12) }
            return try days(from: first, count: CivilDate.days(inMonth: month, of: year))
        }
    }

    /// The same by the Hijri calendar.
    func hijriCalendar(_ asked: AladhanMonth, now: Instant) throws(AladhanProblem) -> JSON {
        let years = HijriDate.years
        let today = query.calendar.date(of: query.zone.date(at: now))
        let number = try AladhanMonth.number(asked.year, "year", years) ?? today?.year
        guard let number, let today, let year = HijriYear(number, calendar: query.calendar) else {
            throw .number("year", years.lowerBound, years.upperBound)
        }
        return try asked.answer(today.month.rawValue) { (month) throws(AladhanProblem) in
            let month = year.months[month - 1]
            return try days(from: month.first.adding(days: -query.adjustment), count: month.days)
        }
    }

    private func days(from first: CivilDate, count: Int) throws(AladhanProblem) -> JSON {
        var date = first
        var days: [JSON] = []
        var times = times(date)
        for _ in 0..<count {
            let next = self.times(date.next)
            days.append(try day(times, before: next, at: query.zone.startOfDay(date)))
            date = date.next
            times = next
        }
        return .array(days)
    }

    private func today(_ instant: Instant) throws(AladhanProblem) -> JSON {
        let date = query.zone.date(at: instant)
        guard AladhanDate.years.contains(date.year) else {
            throw .date("date", example: AladhanDate.example, AladhanDate.years)
        }
        return try day(times(date), before: times(date.next), at: instant)
    }

    private func times(_ date: CivilDate) -> PrayerTimes {
        var rules = query.rules
        // Whether it is Ramadan depends on the sightings.
        if !query.calendar.corrections.isEmpty { rules.isRamadan = query.calendar.date(of: date)?.month == .ramadan }
        return PrayerTimes.compute(date: date, at: query.place, in: query.zone, rules: rules)
    }

    private func day(_ times: PrayerTimes, before next: PrayerTimes, at instant: Instant) throws(AladhanProblem) -> JSON
    {
        let facts = try AladhanDate(times.date, query.calendar, adjustment: query.adjustment)
        let date: JSONObject = [
            "readable": .string(facts.readable), "timestamp": .string("\(instant.seconds)"), "hijri": facts.hijri,
            "gregorian": facts.gregorian,
        ]
        return .object(["timings": timings(times, before: next), "date": .object(date), "meta": query.meta])
    }

    private func timings(_ times: PrayerTimes, before next: PrayerTimes) -> JSON {
        let night = times.night(before: next, query.rules.nightInForce)
        let tune = query.tune
        let imsak = times.fajr - .minutes(Int64(tune.offsets.fajr + query.rules.imsakMinutes - tune.imsak))
        return .object([
            "Fajr": text(times.fajr), "Sunrise": text(times.sunrise), "Dhuhr": text(times.dhuhr),
            "Asr": text(times.asr), "Sunset": text(times.sun.sunset + .seconds(30) + .minutes(Int64(tune.sunset))),
            "Maghrib": text(times.maghrib), "Isha": text(times.isha), "Imsak": text(imsak),
            "Midnight": text(night.middle + .minutes(Int64(tune.midnight))),
            "Firstthird": text(night.endOfFirstThird), "Lastthird": text(night.lastThird),
        ])
    }

    /// A time such as `05:12`: in ISO 8601 with date and offset if asked for, and followed by the offset in calendars.
    private func text(_ instant: Instant) -> JSON {
        let local = query.zone.local(instant)
        let offset = Self.offset(query.zone.offset(at: instant))
        var text = local.time.description
        if query.isISO { text = local.date.description + "T" + text + ":00" + offset.hours + ":" + offset.minutes }
        if isCalendar { text += " (" + offset.hours + (offset.minutes == "00" ? "" : offset.minutes) + ")" }
        return .string(text)
    }

    private static func offset(_ seconds: Int) -> (hours: String, minutes: String) {
        let total = Int(seconds.magnitude) / 60
        return ((seconds < 0 ? "-" : "+") + AladhanDate.two(total / 60), AladhanDate.two(total % 60))
    }
}

extension AladhanQuery {
    /// How the times were computed.
    var meta: JSON {
        let rule =
            switch rules.highLatitudeInForce {
            case .middleOfNight: "MIDDLE_OF_THE_NIGHT"
            case .oneSeventh: "ONE_SEVENTH"
            case .twilightAngle: "ANGLE_BASED"
            case .nearestLatitude: "NEAREST_LATITUDE"
            case .middleOfNightFixed: "MIDDLE_OF_THE_NIGHT_FIXED"
            case .nearestDay: "NEAREST_DAY"
            }
        return .object([
            "latitude": .double(place.latitude), "longitude": .double(place.longitude),
            "timezone": .string(zone.identifier), "method": AladhanMethods.json(rules.method),
            "latitudeAdjustmentMethod": .string(rule),
            "midnightMode": .string(rules.nightInForce == .toFajr ? "JAFARI" : "STANDARD"),
            "school": .string(rules.madhhab == .hanafi ? "HANAFI" : "STANDARD"), "offset": tune.json,
        ])
    }
}
