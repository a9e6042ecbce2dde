/// Whether an authority's timetables count the height of a place.
public enum ElevationUse: Hashable, Sendable {
    /// The horizon of a plain everywhere, so that one time holds for valley and hill.
    case plain
    /// The horizon sinks with the height: sunrise comes earlier and sunset later.
    case lowered
}
