extension PrayerMethod {
    /// Creates a person's own method from angles or minutes, with everything else as most authorities have it.
    ///
    /// - Throws: ``FieldError`` naming `fajrAngle`, `ishaAngle`, `maghribAngle` or a similar field.
    public static func custom(
        fajr: FajrRule, maghrib: MaghribRule = .sunset, isha: IshaRule, rounding: MinuteRounding = .nearest
    ) throws(FieldError) -> PrayerMethod {
        let method = PrayerMethod(
            identifier: "custom", authority: "", source: "", fajr: fajr, maghrib: maghrib, isha: isha,
            rounding: rounding)
        try PrayerRules(method: method).check()
        return method
    }
}
