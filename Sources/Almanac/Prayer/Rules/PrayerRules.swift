/// Everything that determines a person's prayer times, except the place and the day.
public struct PrayerRules: Hashable, Sendable {
    public var method: PrayerMethod
    public var madhhab: Madhhab
    /// The person's high latitude rule; `nil` for the method's.
    public var highLatitude: HighLatitudeRule?
    public var figures: HighLatitudeFigures
    /// The person's own minutes, in addition to the method's.
    public var offsets: PrayerOffsets
    /// The height in metres above the surrounding plain, which lowers the horizon; 0 to ignore it.
    public var elevation: Double
    /// The person's rounding; `nil` for the method's.
    public var rounding: MinuteRounding?
    /// Whether Ramadan's rules apply on the day; `nil` to use the Umm al-Qura calendar.
    public var isRamadan: Bool?
    /// The person's definition of the night; `nil` for the method's.
    public var night: NightDefinition?
    /// How many minutes before Fajr eating stops.
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
