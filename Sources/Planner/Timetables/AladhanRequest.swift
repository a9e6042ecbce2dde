import Almanac
import Records

/// The URLs for requesting days from an Aladhan-compatible source.
public enum AladhanRequest {
    /// Returns the paths with queries, one for each month, that together cover the dates from `first` to `last` (at
    /// most three).
    ///
    /// - Parameters:
    ///   - method: The source's number for the method.
    ///   - zone: The place's zone, so that the answer is in its local time.
    public static func calendarPaths(
        place: Coordinates, zone: String, method: Int, madhhab: Madhhab, first: CivilDate, last: CivilDate
    ) -> [String] {
        let query = query(place: place, zone: zone, method: method, madhhab: madhhab)
        var paths: [String] = []
        var year = first.year
        var month = first.month
        while paths.count < 3, (year, month) <= (last.year, last.month) {
            paths.append("/v1/calendar/\(year)/\(month)?\(query)")
            month = month == 12 ? 1 : month + 1
            year += month == 1 ? 1 : 0
        }
        return paths
    }

    /// Returns the query with everything that is revealed about the person: the place, its zone, the method and the Asr
    /// rule. An answer to one query is never used for another.
    public static func query(place: Coordinates, zone: String, method: Int, madhhab: Madhhab) -> String {
        "latitude=\(decimal(place.latitude))&longitude=\(decimal(place.longitude))&method=\(method)"
            + "&school=\(madhhab == .hanafi ? 1 : 0)&timezonestring=" + PercentCoding.encode(zone)
    }

    /// Formats a coordinate to a hundredth of a degree (1.1 km, four seconds of the Sun), so that no more of the place
    /// leaves the device than the times need.
    public static func decimal(_ degrees: Double) -> String {
        let parts = Int64((degrees.magnitude * 100).rounded())
        let fraction = String(parts % 100 + 100).dropFirst()
        return (degrees < 0 && parts > 0 ? "-" : "") + "\(parts / 100)." + fraction
    }
}
