import Almanac
import Foundation

/// Dates as headers write them (RFC 9110 §5.6.7).
enum HTTPDate {
    /// An instant, to the second before it.
    static func text(_ instant: Instant) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(secondsFromGMT: 0)
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return format.string(from: Date(timeIntervalSince1970: Double(instant.seconds)))
    }
}
