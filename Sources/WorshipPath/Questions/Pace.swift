/// The pace that suits a person (question 5), which determines how much a plan contains and its mercy. The raw value is
/// the name in records.
public enum Pace: String, CaseIterable, Hashable, Sendable {
    case gentle
    case balanced
    case ambitious
}
