/// The pace that suits a person (question 5): how much a plan holds, and its mercy. The raw value is the name in records.
public enum Pace: String, CaseIterable, Hashable, Sendable {
    case gentle
    case balanced
    case ambitious
}
