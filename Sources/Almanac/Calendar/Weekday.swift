/// A day of the week; the raw value counts from Sunday, 0, to Saturday, 6.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
    case sunday
    case monday
    case tuesday
    case wednesday
    case thursday
    case friday
    case saturday
}
