/// How long an object's shadow is when Asr begins, beyond its shadow at noon.
public enum Madhhab: Hashable, Sendable, CaseIterable {
    /// The object's length: Shafiʿi, Maliki and Hanbali.
    case standard
    /// Twice the object's length: Hanafi.
    case hanafi

    /// Shadow lengths in lengths of the object.
    public var shadowFactor: Int { self == .standard ? 1 : 2 }
}
