/// A day of the week, with raw values from 0 (Sunday) to 6 (Saturday).
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
    case sunday
    case monday
    case tuesday
    case wednesday
    case thursday
    case friday
    case saturday
}
