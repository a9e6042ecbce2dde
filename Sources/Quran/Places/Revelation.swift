/// Where a surah was revealed, by the received division. The raw value stands in the pack.
public enum Revelation: String, Hashable, Sendable {
    case meccan
    case medinan
}
