/// Whether an authority's timetables take the elevation of a place into account.
public enum ElevationUse: Hashable, Sendable {
    /// They use the horizon of a plain everywhere, so that the same times apply in valleys and on hills.
    case plain
    /// They lower the horizon with the elevation, so that sunrise is earlier and sunset later.
    case lowered
}
