extension PrayerRules {
    /// The range of the Sun's depth below the horizon at Fajr and Isha, in degrees.
    static let angles = 5.0...25.0
    /// The range of the minutes from Fajr to sunrise, and from Maghrib to Isha.
    static let minutes = 0.0...240.0

    /// Checks all figures. With others, times can still be computed and are in order, but they have little meaning.
    ///
    /// - Throws: ``FieldError`` naming the first field that is out of range.
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
    /// Creates a point from numbers that may be invalid.
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
    /// The years for which the formulas for the Sun are accurate to a fraction of a minute.
    public static let prayerYears = 1_600...2_400

    /// Checks that prayer times are meaningful on this date.
    ///
    /// - Throws: ``FieldError`` naming `date`, with a range of years.
    public func checkForPrayers() throws(FieldError) {
        try FieldError.check(
            Double(year), "date", Double(Self.prayerYears.lowerBound)...Double(Self.prayerYears.upperBound))
    }
}
