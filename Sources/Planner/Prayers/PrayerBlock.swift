/// A prayer's fixed place in the day. Nothing moves it but the prayer times themselves.
public struct PrayerBlock: Hashable, Sendable {
    /// The five daily prayers, in the order of the day.
    public enum Kind: Int, Hashable, Sendable, CaseIterable {
        case fajr, dhuhr, asr, maghrib, isha

        /// The name used in configuration, addresses and locales.
        public var name: String {
            switch self {
            case .fajr: "fajr"
            case .dhuhr: "dhuhr"
            case .asr: "asr"
            case .maghrib: "maghrib"
            case .isha: "isha"
            }
        }
    }

    public let kind: Kind
    /// The prayer's own date, in days from the planned day: -1, 0 or 1.
    public let day: Int
    /// From the prayer's time to the end of its block, in minutes after 00:00 of the planned day.
    public let minutes: Range<Int>
    /// The block with its buffers: no task may reach into it (half-open).
    public let reserved: Range<Int>

    init(_ kind: Kind, day: Int, start: Int, config: PrayerConfig) {
        let end = start + config.duration(of: kind)
        self.kind = kind
        self.day = day
        minutes = start..<end
        reserved = start - config.before..<end + config.after
    }

    public var start: Int { minutes.lowerBound }
    public var end: Int { minutes.upperBound }
}
