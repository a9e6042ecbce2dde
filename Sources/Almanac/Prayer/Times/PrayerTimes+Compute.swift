extension PrayerTimes {
    /// Returns the prayer times of a date at a place by an authority's own rules. They always exist and are in order.
    ///
    /// - Parameters:
    ///   - date: The civil date in the zone. The solar noon nearest to noon on the clock determines the day.
    ///   - place: The place.
    ///   - zone: The zone of the place, in which the times are whole minutes.
    ///   - method: The authority's angles, offsets and rounding.
    ///   - madhhab: The rule for the shadow at Asr.
    public static func compute(
        date: CivilDate, at place: Coordinates, in zone: Zone, method: PrayerMethod, madhhab: Madhhab = .standard
    ) -> PrayerTimes {
        compute(date: date, at: place, in: zone, rules: PrayerRules(method: method, madhhab: madhhab))
    }

    /// Returns the prayer times of a date at a place. They always exist and are in order.
    ///
    /// Above 48° of latitude, and wherever the Sun nearly misses the method's twilight angle in some night of the year,
    /// Fajr and Isha are kept within the limits of the high latitude rule. A day without sunrise or sunset, next to a
    /// night of less than 15 minutes, or too short for the times to be in order gets the times at 48° on its meridian,
    /// as `resolution` and `cause` then indicate.
    ///
    /// - Parameters:
    ///   - date: The civil date in the zone. The solar noon nearest to noon on the clock determines the day.
    ///   - place: The place.
    ///   - zone: The zone of the place, in which the times are whole minutes.
    ///   - rules: The method and the person's own settings.
    public static func compute(
        date: CivilDate, at place: Coordinates, in zone: Zone, rules: PrayerRules
    ) -> PrayerTimes {
        PrayerDay(date: date, place: place, zone: zone, rules: rules).times()
    }
}
