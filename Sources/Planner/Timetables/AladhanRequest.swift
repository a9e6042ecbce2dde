import Almanac
import Records

/// The addresses by which an Aladhan-compatible source is asked for days.
public enum AladhanRequest {
    /// The paths with queries, one a month, that together hold the dates from `first` to `last` (at most three).
    ///
    /// - Parameters:
    ///   - method: the source's number of the method.
    ///   - zone: the place's zone, so that the answer is in its clocks.
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

    /// All that is said of the person: the place, its zone, the method and the Asr rule. What was answered for one query
    /// holds for no other.
    public static func query(place: Coordinates, zone: String, method: Int, madhhab: Madhhab) -> String {
        "latitude=\(decimal(place.latitude))&longitude=\(decimal(place.longitude))&method=\(method)"
            + "&school=\(madhhab == .hanafi ? 1 : 0)&timezonestring=" + PercentCoding.encode(zone)
    }

    /// A coordinate to a hundredth of a degree (1.1 km, four seconds of the Sun): no more of the place leaves the device
    /// than times need.
    public static func decimal(_ degrees: Double) -> String {
        let parts = Int64((degrees.magnitude * 100).rounded())
        let fraction = String(parts % 100 + 100).dropFirst()
        return (degrees < 0 && parts > 0 ? "-" : "") + "\(parts / 100)." + fraction
    }
}
