/// An authority's way to compute prayer times.
public struct PrayerMethod: Hashable, Sendable {
    /// The short name in settings, addresses and the command line, `umm-al-qura`.
    public let identifier: String
    /// Who uses it.
    public let authority: String
    /// Where the figures come from.
    public let source: String
    public let fajr: FajrRule
    public let maghrib: MaghribRule
    public let isha: IshaRule
    /// Minutes that the authority adds to each computed time.
    public let offsets: PrayerOffsets
    public let rounding: MinuteRounding
    /// What keeps Fajr and Isha within the night at high latitudes, unless the person chooses.
    public let highLatitude: HighLatitudeRule
    /// Whether the authority's timetables lower the horizon for the height of the place.
    public let elevation: ElevationUse
    /// What the authority calls the night, whose middle ends Isha.
    public let night: NightDefinition

    /// A method from its figures. What isn't said is what most authorities do: Maghrib at sunset, no offsets, the
    /// nearest minute, the twilight angle's share of the night at high latitudes, the horizon of a plain, and a night
    /// that ends at sunrise.
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
