/// The zones of the open sea: whole hours, each fifteen degrees of longitude wide.
public enum NauticalZone {
    /// The IANA name of the zone at a point. `Etc/GMT-3` is three hours **ahead** of UTC: the names of this
    /// family carry the sign of POSIX.
    public static func name(at point: Coordinates) -> String {
        let hours = Int((point.longitude / 15).rounded())
        if hours == 0 { return "Etc/GMT" }
        return hours > 0 ? "Etc/GMT-\(hours)" : "Etc/GMT+\(-hours)"
    }
}
