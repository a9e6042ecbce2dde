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
        var paths: [String] = []
        var year = first.year
        var month = first.month
        while paths.count < 3, (year, month) <= (last.year, last.month) {
            paths.append(
                "/v1/calendar/\(year)/\(month)?latitude=\(decimal(place.latitude))&longitude=\(decimal(place.longitude))"
                    + "&method=\(method)&school=\(madhhab == .hanafi ? 1 : 0)&timezonestring="
                    + PercentCoding.encode(zone))
            month = month == 12 ? 1 : month + 1
            year += month == 1 ? 1 : 0
        }
        return paths
    }

    /// A coordinate to a ten-thousandth of a degree (11 m): no more of the place leaves the device than times need.
    private static func decimal(_ degrees: Double) -> String {
        let parts = Int64((degrees.magnitude * 10_000).rounded())
        let fraction = String(parts % 10_000 + 10_000).dropFirst()
        return (degrees < 0 && parts > 0 ? "-" : "") + "\(parts / 10_000)." + fraction
    }
}
