/// How one time came to be, as values; the words are the reader's language's.
public struct TimeExplanation: Hashable, Sendable {
    public let event: PrayerEvent
    /// The time as it is shown.
    public let time: Instant
    /// What the Sun or the night gives, before any minutes and rounding.
    public let exact: Instant
    /// The rule that gave it: angle, shadow, minutes, share of the night.
    public let origin: PrayerOrigin
    /// Why a share of the night, fixed minutes or its middle stand for the method's angle.
    public let reason: HighLatitudeReason
    /// Minutes that the method adds.
    public let methodMinutes: Int
    /// Minutes that the person added.
    public let ownMinutes: Int
    public let rounding: MinuteRounding
    /// How far the time was moved for the order of the day and night; zero nearly always.
    public let moved: TimeSpan
    /// How much later on the clock of the Sun (24 hours on) the time is than the day before.
    public let sinceYesterday: TimeSpan
    /// Why it differs from yesterday by more than the place's usual step; `none` when it doesn't.
    public let step: DailyStep
}

/// Why a high latitude rule gave a time instead of the method's angle.
public enum HighLatitudeReason: Hashable, Sendable {
    /// The method's own rule gave it.
    case none
    /// The Sun doesn't reach that many degrees below the horizon this night.
    case angleNotReached(Double)
    /// It reaches them, but farther from the day than the rule lets Fajr and Isha go.
    case angleTooFar(Double)
    /// The person's rule fixes the minutes.
    case minutesFixed
    /// The minutes would pass the middle of the night.
    case pastMiddle
}

/// Why a time differs from yesterday's by 3 minutes or more, beyond 48° by 6.
public enum DailyStep: Hashable, Sendable {
    /// It does not.
    case usual
    /// Yesterday another rule gave it, or another day or latitude stood in.
    case ruleChanged
    /// The Sun crosses the horizon or the angle at so shallow a slant that a little change of its path moves the time far.
    case shallowSun
}
