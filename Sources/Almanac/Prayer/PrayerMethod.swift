/// An authority's way to compute prayer times.
public struct PrayerMethod: Hashable, Sendable {
    /// The short name in settings, addresses and the command line, `umm-al-qura`.
    public let identifier: String
    /// Who uses it.
    public let authority: String
    /// Where the figures come from.
    public let source: String
    /// The Sun's depth below the horizon at Fajr, in degrees.
    public let fajrAngle: Double
    public let isha: IshaRule
    /// Minutes that the authority adds to each computed time.
    public let offsets: PrayerOffsets
    public let rounding: MinuteRounding

    /// A method from its figures; offsets none and rounding to the nearest minute unless said.
    public init(
        identifier: String, authority: String, source: String, fajrAngle: Double, isha: IshaRule,
        offsets: PrayerOffsets = .none, rounding: MinuteRounding = .nearest
    ) {
        self.identifier = identifier
        self.authority = authority
        self.source = source
        self.fajrAngle = fajrAngle
        self.isha = isha
        self.offsets = offsets
        self.rounding = rounding
    }
}

/// When Isha begins.
public enum IshaRule: Hashable, Sendable {
    /// When the Sun is that many degrees below the horizon.
    case angle(Double)
    /// That many minutes after sunset; in Ramadan possibly others.
    case minutes(Int, ramadan: Int)
}

/// How an instant becomes a whole minute.
public enum MinuteRounding: Hashable, Sendable {
    /// The nearest minute, half a minute up.
    case nearest
    /// The next minute: nobody prays before the time.
    case up
}

/// Minutes added to the six times.
public struct PrayerOffsets: Hashable, Sendable {
    public var fajr: Int
    public var sunrise: Int
    public var dhuhr: Int
    public var asr: Int
    public var maghrib: Int
    public var isha: Int

    public init(fajr: Int = 0, sunrise: Int = 0, dhuhr: Int = 0, asr: Int = 0, maghrib: Int = 0, isha: Int = 0) {
        self.fajr = fajr
        self.sunrise = sunrise
        self.dhuhr = dhuhr
        self.asr = asr
        self.maghrib = maghrib
        self.isha = isha
    }

    public static let none = PrayerOffsets()

    public subscript(event: PrayerEvent) -> Int {
        switch event {
        case .fajr: fajr
        case .sunrise: sunrise
        case .dhuhr: dhuhr
        case .asr: asr
        case .maghrib: maghrib
        case .isha: isha
        }
    }
}
