/// Why a day is excused. It is private: it never leaves the person's own takeout (K63). The raw value is its name there.
public enum Excuse: String, CaseIterable, Hashable, Sendable {
    case travel
    case illness
    case menstruation
}
