/// The time zones of the open sea, which are whole hours and fifteen degrees of longitude wide.
public enum NauticalZone {
    /// Returns the IANA name of the zone at a point. `Etc/GMT-3` is three hours **ahead** of UTC, because names of this
    /// family have the sign that POSIX uses.
    public static func name(at point: Coordinates) -> String {
        let hours = Int((point.longitude / 15).rounded())
        if hours == 0 { return "Etc/GMT" }
        return hours > 0 ? "Etc/GMT-\(hours)" : "Etc/GMT+\(-hours)"
    }
}
