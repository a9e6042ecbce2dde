/// What a person mainly wants from the path (question 3), which determines the wording of reflections and badges. The
/// raw value is the name in records and in the keys of the texts.
public enum PrimaryIntention: String, CaseIterable, Hashable, Sendable {
    case discipline
    case closeness
    case learning
    case habit
}
