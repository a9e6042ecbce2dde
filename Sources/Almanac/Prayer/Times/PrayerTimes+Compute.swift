extension PrayerTimes {
    /// The prayer times of a date at a place by an authority's own rules; never missing and always in order.
    ///
    /// - Parameters:
    ///   - date: the civil date in the zone. The solar noon nearest to the clock's noon counts.
    ///   - place: where.
    ///   - zone: whose clocks the times are whole minutes of.
    ///   - method: the authority's angles, offsets and rounding.
    ///   - madhhab: the shadow of Asr.
    public static func compute(
        date: CivilDate, at place: Coordinates, in zone: Zone, method: PrayerMethod, madhhab: Madhhab = .standard
    ) -> PrayerTimes {
        compute(date: date, at: place, in: zone, rules: PrayerRules(method: method, madhhab: madhhab))
    }

    /// The prayer times of a date at a place; never missing and always in order.
    ///
    /// Above 48° of latitude, and wherever the method's twilight angle is nearly missed in some night of the year, Fajr
    /// and Isha keep within what the high latitude rule grants. A day without sunrise or sunset, beside a night of under
    /// 15 minutes, or too short for the times to keep their order gets the times of 48° on its meridian; `resolution`
    /// and `cause` say so.
    ///
    /// - Parameters:
    ///   - date: the civil date in the zone. The solar noon nearest to the clock's noon counts.
    ///   - place: where.
    ///   - zone: whose clocks the times are whole minutes of.
    ///   - rules: the method and what the person chose beside it.
    public static func compute(
        date: CivilDate, at place: Coordinates, in zone: Zone, rules: PrayerRules
    ) -> PrayerTimes {
        PrayerDay(date: date, place: place, zone: zone, rules: rules).times()
    }
}
