/// What is taken for granted where a sign of pause stands inside an ayah.
public enum PauseReading: Hashable, Sendable {
    /// The reader may stop there, so no rule is marked that needs both sides.
    case apart
    /// The reader goes on.
    case joined
}
