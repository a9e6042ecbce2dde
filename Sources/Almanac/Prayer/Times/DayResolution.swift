/// What was substituted for a day on which the Sun has no ordinary course, or whose own times the person's rule doesn't
/// use.
public enum DayResolution: Hashable, Sendable {
    /// Nothing, because the day is ordinary.
    case none
    /// The times at this latitude, in degrees, on the same meridian.
    case nearestLatitude(Double)
    /// The times of this date, the nearest with a normal course of the Sun.
    case nearestDay(CivilDate)
    /// An equinox, because the date is millennia away and the formulas for the Sun are meaningless.
    case evenDay
}

/// Why something was substituted for a day.
public enum ResolutionCause: Hashable, Sendable {
    /// Nothing was substituted.
    case none
    /// The person chose the rule that uses the nearest latitude.
    case chosen
    /// The Sun doesn't set.
    case sunStaysUp
    /// The Sun doesn't rise, or not high enough to cast Asr's shadow.
    case sunStaysDown
    /// The night before or after is shorter than 15 minutes.
    case shortNight
    /// The day or night is too short for the times to be in order.
    case tooClose
    /// The Sun doesn't reach the method's angles, or only around the middle of the night.
    case angleMissed
    /// The formulas are meaningless for such a distant date.
    case distantDate
}
