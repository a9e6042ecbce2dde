/// How signs of pause within an ayah are treated.
public enum PauseReading: Hashable, Sendable {
    /// The reader may stop there, so rules that span the pause are not marked.
    case apart
    /// The reader continues.
    case joined
}
