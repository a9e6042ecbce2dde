/// The rule of the Umm al-Qura calendar since 1423 AH: a month begins after the first sunset in Makkah that follows the
/// conjunction of Moon and Sun and precedes moonset.
///
/// Zaki al-Mostafa, "Lunar Calendars: The New Saudi Arabian Criterion", The Observatory 125 (2005), 25–30.
package enum UmmAlQuraRule {
    /// The position of the Kaaba, for which the rule is evaluated.
    private static let latitude = Latitude(degrees: 21.4225)
    private static let longitude = 39.8262
    private static let offset = TimeSpan.hours(3)
    /// The number of the conjunction of 2002-03-14, before Muharram 1423, counted from that of 2000-01-06.
    private static let firstConjunction = 27

    /// Returns the first day of a month by the rule.
    ///
    /// - Parameter number: The number of months after Muharram 1423. The formulas are valid for 0 to 6,000.
    package static func firstDay(monthsAfterMuharram1423 number: Int) -> CivilDate {
        let conjunction = NewMoon.universalDays(number: firstConjunction + number)
        let instant = AstronomicalTime.instant(universalDays: conjunction)
        var date = CivilDateTime(utcSeconds: (instant + offset).seconds).date
        // On the second evening the Moon always sets after the Sun. The third only guarantees that the search ends.
        for _ in 0..<3 {
            let margin = margin(on: date, conjunction: conjunction)
            if margin.sinceConjunction > 0 && margin.altitude > 0 { break }
            date = date.next
        }
        return date.next
    }

    /// Returns by how much an evening fulfils the rule: the minutes from the conjunction to sunset, and the altitude in
    /// degrees of the Moon's upper edge above the visible horizon at that time. Both must be positive.
    static func margin(on date: CivilDate, conjunction: Double) -> (sinceConjunction: Double, altitude: Double) {
        let noon = Instant(seconds: Int64(date.dayNumber) * 86_400 + 43_200) - offset
        let day = SolarDay(noonNearest: noon, longitude: longitude)
        guard let time = day.time(altitude: -50.0 / 60, latitude: latitude, side: 1) else { return (0, 0) }
        let sunset = day.universalDays(time)
        let moon = MoonPosition(universalDays: sunset)
        let altitude = moon.altitude(universalDays: sunset, latitude: latitude, longitude: longitude)
        // Meeus, chapter 15: parallax minus radius and refraction.
        let setting = 0.7275 * moon.horizontalParallax - 34.0 / 60
        return ((sunset - conjunction) * 1_440, altitude - setting)
    }
}
