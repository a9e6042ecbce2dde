/// All that decides a person's prayer times but the place and the day.
public struct PrayerRules: Hashable, Sendable {
    public var method: PrayerMethod
    public var madhhab: Madhhab
    /// The high latitude rule that the person chose; `nil` leaves it to the method.
    public var highLatitude: HighLatitudeRule?
    public var figures: HighLatitudeFigures
    /// The person's own minutes, on top of the method's.
    public var offsets: PrayerOffsets
    /// Metres above the plain around, which lower the horizon; 0 where the height isn't to count.
    public var elevation: Double
    /// The rounding that the person chose; `nil` leaves it to the method.
    public var rounding: MinuteRounding?
    /// Whether Ramadan's rules hold on the day; `nil` asks the Umm al-Qura calendar.
    public var isRamadan: Bool?
    /// The definition of the night that the person chose; `nil` leaves it to the method.
    public var night: NightDefinition?
    /// How many minutes before Fajr one stops eating.
    public var imsakMinutes: Int

    public init(
        method: PrayerMethod, madhhab: Madhhab = .standard, highLatitude: HighLatitudeRule? = nil,
        figures: HighLatitudeFigures = .standard, offsets: PrayerOffsets = .none, elevation: Double = 0,
        rounding: MinuteRounding? = nil, isRamadan: Bool? = nil, night: NightDefinition? = nil, imsakMinutes: Int = 10
    ) {
        self.method = method
        self.madhhab = madhhab
        self.highLatitude = highLatitude
        self.figures = figures
        self.offsets = offsets
        self.elevation = elevation
        self.rounding = rounding
        self.isRamadan = isRamadan
        self.night = night
        self.imsakMinutes = imsakMinutes
    }

    /// The high latitude rule in force.
    public var highLatitudeInForce: HighLatitudeRule { highLatitude ?? method.highLatitude }

    /// The rounding in force.
    public var roundingInForce: MinuteRounding { rounding ?? method.rounding }

    /// The definition of the night in force.
    public var nightInForce: NightDefinition { night ?? method.night }
}
