/// Where a surah was revealed, by the traditional division. The raw value is stored in the pack.
public enum Revelation: String, Hashable, Sendable {
    case meccan
    case medinan
}
