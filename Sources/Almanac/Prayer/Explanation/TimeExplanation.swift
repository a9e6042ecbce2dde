/// How a time was found, as values that can be expressed in any language.
public struct TimeExplanation: Hashable, Sendable {
    public let event: PrayerEvent
    /// The time as it is shown.
    public let time: Instant
    /// The moment by the Sun or the night, before minutes are added and rounding.
    public let exact: Instant
    /// The rule behind it: an angle, a shadow, minutes or a share of the night.
    public let origin: PrayerOrigin
    /// Why a share of the night, its middle or fixed minutes are used instead of the method's angle.
    public let reason: HighLatitudeReason
    /// The minutes that the method adds.
    public let methodMinutes: Int
    /// The minutes that the person added.
    public let ownMinutes: Int
    public let rounding: MinuteRounding
    /// How far the time was moved to keep the times in order; nearly always zero.
    public let moved: TimeSpan
    /// How much later the time is than 24 hours after the previous day's.
    public let sinceYesterday: TimeSpan
    /// Why it differs from yesterday by more than is usual at the place; `usual` if it doesn't.
    public let step: DailyStep
}

/// Why a time is by a high latitude rule instead of the method's angle.
public enum HighLatitudeReason: Hashable, Sendable {
    /// The time is by the method's own rule.
    case none
    /// The Sun doesn't go that many degrees below the horizon this night.
    case angleNotReached(Double)
    /// The Sun reaches the angle, but earlier for Fajr or later for Isha than the rule allows.
    case angleTooFar(Double)
    /// The person's rule has fixed minutes.
    case minutesFixed
    /// The minutes would extend past the middle of the night.
    case pastMiddle
}

/// Why a time differs from yesterday's by 3 minutes or more, or by 6 beyond 48°.
public enum DailyStep: Hashable, Sendable {
    /// It doesn't.
    case usual
    /// Another rule applied yesterday, or another day or latitude was substituted.
    case ruleChanged
    /// The Sun crosses the horizon or the angle at so shallow a slant that a small change of its path moves the time
    /// far.
    case shallowSun
}
