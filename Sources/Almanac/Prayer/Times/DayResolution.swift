/// How a day without an ordinary course of the Sun got its times, or one whose own times the person's rule passes over.
public enum DayResolution: Hashable, Sendable {
    /// The day is ordinary: nothing stood in.
    case none
    /// The times are those of this latitude on the same meridian, in degrees.
    case nearestLatitude(Double)
    /// The times are those of this date, the nearest with a normal course.
    case nearestDay(CivilDate)
    /// The date is millennia off and the formulas for the Sun say nothing: an equinox stands for it.
    case evenDay
}

/// Why something stood in for a day.
public enum ResolutionCause: Hashable, Sendable {
    /// Nothing stood in.
    case none
    /// The person chose the rule that takes the times of the nearest latitude.
    case chosen
    /// The Sun doesn't set.
    case sunStaysUp
    /// The Sun doesn't rise, or not high enough to cast Asr's shadow.
    case sunStaysDown
    /// The night before or after is shorter than 15 minutes.
    case shortNight
    /// Day or night is too short for the times to keep their order.
    case tooClose
    /// The Sun doesn't reach the method's angles, or only at the middle of the night.
    case angleMissed
    /// The formulas say nothing about so distant a date.
    case distantDate
}
