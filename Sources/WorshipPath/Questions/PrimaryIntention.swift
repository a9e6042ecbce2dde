/// What a person wants of the path most (question 3): it chooses among the wordings of reflections and badges. The raw
/// value is the name in records and in the keys of the texts.
public enum PrimaryIntention: String, CaseIterable, Hashable, Sendable {
    case discipline
    case closeness
    case learning
    case habit
}
