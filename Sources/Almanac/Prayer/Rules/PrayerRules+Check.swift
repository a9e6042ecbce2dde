extension PrayerRules {
    /// Degrees that the Sun may stand below the horizon at Fajr and Isha.
    static let angles = 5.0...25.0
    /// Minutes that Fajr may come before sunrise, and Isha after Maghrib.
    static let minutes = 0.0...240.0

    /// Checks every figure. Times can be computed from others as well, and come in order, but they mean little.
    ///
    /// - Throws: ``FieldError`` naming the first field out of its range.
    public func check() throws(FieldError) {
        switch method.fajr {
        case .angle(let angle): try FieldError.check(angle, "fajrAngle", Self.angles)
        case .minutes(let minutes): try FieldError.check(Double(minutes), "fajrMinutes", Self.minutes)
        case .seasonal: break
        }
        switch method.maghrib {
        case .angle(let angle): try FieldError.check(angle, "maghribAngle", 0.833...10)
        case .minutes(let minutes): try FieldError.check(Double(minutes), "maghribMinutes", 0...60)
        case .sunset: break
        }
        switch method.isha {
        case .angle(let angle): try FieldError.check(angle, "ishaAngle", Self.angles)
        case .minutes(let usual, let ramadan):
            try FieldError.check(Double(usual), "ishaMinutes", Self.minutes)
            try FieldError.check(Double(ramadan), "ishaMinutesInRamadan", Self.minutes)
        case .seasonal: break
        }
        try FieldError.check(elevation, "elevation", 0...9_000)
        try FieldError.check(Double(imsakMinutes), "imsakMinutes", 0...60)
        try FieldError.check(figures.threshold, "threshold", 45...65)
        try FieldError.check(Double(figures.fajrMinutes), "fajrOffset", 1...240)
        try FieldError.check(Double(figures.ishaMinutes), "ishaOffset", 1...240)
        try FieldError.check(Double(figures.searchWindow), "searchWindow", 0...30)
        for event in PrayerEvent.allCases {
            try FieldError.check(Double(offsets[event]), "offsets." + event.identifier, -60...60)
        }
    }
}

extension Coordinates {
    /// A point on the Earth from numbers that may be anything.
    ///
    /// - Throws: ``FieldError`` naming `latitude` or `longitude`.
    public init(checkingLatitude latitude: Double, longitude: Double) throws(FieldError) {
        try FieldError.check(latitude, "latitude", -90...90)
        try FieldError.check(longitude, "longitude", -180...180)
        guard let point = Coordinates(latitude: latitude, longitude: longitude) else {
            throw FieldError(field: "latitude", reason: .outOfRange(-90, 90))
        }
        self = point
    }
}

extension CivilDate {
    /// The years for which the formulas for the Sun hold to a fraction of a minute.
    public static let prayerYears = 1_600...2_400

    /// Checks that prayer times mean something on the date.
    ///
    /// - Throws: ``FieldError`` naming `date`; its range is in years.
    public func checkForPrayers() throws(FieldError) {
        try FieldError.check(
            Double(year), "date", Double(Self.prayerYears.lowerBound)...Double(Self.prayerYears.upperBound))
    }
}
