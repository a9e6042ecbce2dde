/// How often something is played (AP-06): 1 to 99 times, or until it is stopped.
public enum Repetition: Hashable, Sendable {
    case times(Int)
    case endless

    /// The numbers of times to choose from.
    public static let range = 1...99
    /// The value of ``endless`` in forms.
    public static let endlessName = "endless"

    /// Reads the value in a form or a record; `nil` if it is neither a number of the range nor ``endlessName``.
    public init?(_ text: String) {
        guard text != Self.endlessName else {
            self = .endless
            return
        }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), (1...2).contains(text.utf8.count),
            let times = Int(text), Self.range.contains(times)
        else { return nil }
        self = .times(times)
    }

    public var text: String {
        switch self {
        case .times(let times): "\(times)"
        case .endless: Self.endlessName
        }
    }
}
