/// Why a day is excused. This is private and never appears outside the person's own takeout (K63), where the raw value
/// is its name.
public enum Excuse: String, CaseIterable, Hashable, Sendable {
    case travel
    case illness
    case menstruation
}
