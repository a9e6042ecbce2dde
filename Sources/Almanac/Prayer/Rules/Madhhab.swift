/// The length of an object's shadow when Asr begins, in addition to its shadow at noon.
public enum Madhhab: Hashable, Sendable, CaseIterable {
    /// The length of the object: Shafiʿi, Maliki and Hanbali.
    case standard
    /// Twice the length of the object: Hanafi.
    case hanafi

    /// The shadow's length, in lengths of the object.
    public var shadowFactor: Int { self == .standard ? 1 : 2 }
}
