extension PrayerRules {
    /// Degrees that the Sun may stand below the horizon at Fajr and Isha.
    static let angles = 5.0...25.0
    /// Minutes that Fajr may come before sunrise, and Isha after Maghrib.
    static let minutes = 0.0...240.0

    /// Checks every figure. Times can be computed from others as well, and come in order, but they mean little.
    ///
    /// - Throws: ``PrayerInputError`` naming the first field out of its range.
    public func check() throws(PrayerInputError) {
        switch method.fajr {
        case .angle(let angle): try PrayerInputError.check(angle, "fajrAngle", Self.angles)
        case .minutes(let minutes): try PrayerInputError.check(Double(minutes), "fajrMinutes", Self.minutes)
        case .seasonal: break
        }
        switch method.maghrib {
        case .angle(let angle): try PrayerInputError.check(angle, "maghribAngle", 0.833...10)
        case .minutes(let minutes): try PrayerInputError.check(Double(minutes), "maghribMinutes", 0...60)
        case .sunset: break
        }
        switch method.isha {
        case .angle(let angle): try PrayerInputError.check(angle, "ishaAngle", Self.angles)
        case .minutes(let usual, let ramadan):
            try PrayerInputError.check(Double(usual), "ishaMinutes", Self.minutes)
            try PrayerInputError.check(Double(ramadan), "ishaMinutesInRamadan", Self.minutes)
        case .seasonal: break
        }
        try PrayerInputError.check(elevation, "elevation", 0...9_000)
        try PrayerInputError.check(Double(imsakMinutes), "imsakMinutes", 0...60)
        try PrayerInputError.check(figures.threshold, "threshold", 45...65)
        try PrayerInputError.check(Double(figures.fajrMinutes), "fajrOffset", 1...240)
        try PrayerInputError.check(Double(figures.ishaMinutes), "ishaOffset", 1...240)
        try PrayerInputError.check(Double(figures.searchWindow), "searchWindow", 0...30)
        for event in PrayerEvent.allCases {
            try PrayerInputError.check(Double(offsets[event]), "offsets." + event.identifier, -60...60)
        }
    }
}

extension Coordinates {
    /// A point on the Earth from numbers that may be anything.
    ///
    /// - Throws: ``PrayerInputError`` naming `latitude` or `longitude`.
    public init(checkingLatitude latitude: Double, longitude: Double) throws(PrayerInputError) {
        try PrayerInputError.check(latitude, "latitude", -90...90)
        try PrayerInputError.check(longitude, "longitude", -180...180)
        guard let point = Coordinates(latitude: latitude, longitude: longitude) else {
            throw PrayerInputError(field: "latitude", lowest: -90, highest: 90)
        }
        self = point
    }
}

extension CivilDate {
    /// The years for which the formulas for the Sun hold to a fraction of a minute.
    public static let prayerYears = 1_600...2_400

    /// Checks that prayer times mean something on the date.
    ///
    /// - Throws: ``PrayerInputError`` naming `date`; its range is in years.
    public func checkForPrayers() throws(PrayerInputError) {
        try PrayerInputError.check(
            Double(year), "date", Double(Self.prayerYears.lowerBound)...Double(Self.prayerYears.upperBound))
    }
}
