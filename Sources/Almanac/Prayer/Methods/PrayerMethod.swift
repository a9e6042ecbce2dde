/// How an authority computes prayer times.
public struct PrayerMethod: Hashable, Sendable {
    /// The short name in settings, URLs and on the command line, for example `umm-al-qura`.
    public let identifier: String
    /// The authority that uses the method.
    public let authority: String
    /// The source of the figures.
    public let source: String
    public let fajr: FajrRule
    public let maghrib: MaghribRule
    public let isha: IshaRule
    /// The minutes that the authority adds to each computed time.
    public let offsets: PrayerOffsets
    public let rounding: MinuteRounding
    /// The default rule that keeps Fajr and Isha within the night at high latitudes.
    public let highLatitude: HighLatitudeRule
    /// Whether the authority's timetables lower the horizon for the elevation of a place.
    public let elevation: ElevationUse
    /// How the authority defines the night, whose middle ends Isha.
    public let night: NightDefinition

    /// Creates a method from its figures. The defaults are what most authorities do: Maghrib at sunset, no offsets,
    /// rounding to the nearest minute, the twilight angle's share of the night at high latitudes, the horizon of a
    /// plain, and a night that ends at sunrise.
    public init(
        identifier: String, authority: String, source: String, fajr: FajrRule, maghrib: MaghribRule = .sunset,
        isha: IshaRule, offsets: PrayerOffsets = .none, rounding: MinuteRounding = .nearest,
        highLatitude: HighLatitudeRule = .twilightAngle, elevation: ElevationUse = .plain,
        night: NightDefinition = .toSunrise
    ) {
        self.identifier = identifier
        self.authority = authority
        self.source = source
        self.fajr = fajr
        self.maghrib = maghrib
        self.isha = isha
        self.offsets = offsets
        self.rounding = rounding
        self.highLatitude = highLatitude
        self.elevation = elevation
        self.night = night
    }
}
