import Interface

/// Prayers and their times.
extension Phrase {
    static let prayerSunrise = Phrase("prayer.sunrise")
    static let prayerBegan = Phrase("prayer.began")
    static let prayerFixed = Phrase("prayer.fixed")
    static let prayerTimes = Phrase("prayer.times")
    static let prayerNext = Phrase("prayer.next")
    static let prayerImmutable = Phrase("prayer.immutable")
    static let prayerNextTomorrow = Phrase("prayer.nextTomorrow")
}
