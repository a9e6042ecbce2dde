import Almanac
import Records

/// How imported and online timetables are kept and questioned, from `TimetableConfig.json`.
public struct TimetableConfig: Hashable, Sendable {
    /// When an online source is asked, given up and warned about.
    public var policy: TimetablePolicy
    /// The differences in minutes from which a timetable is questioned.
    public var limits: TimetableLimits

    /// Reads `TimetableConfig.json`.
    public init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "TimetableConfig")
        let cache = try root["prayerCache"]
        let source = try root["source"]
        policy = TimetablePolicy(
            maxDays: try cache["maxDays"].integer(in: 1...366),
            refreshInterval: try Self.span(cache["refreshInterval"]),
            fallbackThreshold: try Self.span(cache["fallbackThreshold"]),
            warningThreshold: try Self.span(cache["warningThreshold"]),
            timeout: try Self.span(source["timeout"]),
            firstRetry: try Self.span(source["firstRetry"]),
            retryFactor: try source["retryFactor"].integer(in: 1...10),
            longestRetry: try Self.span(source["longestRetry"]),
            disagreement: try root["disagreement"].integer(in: 1...120))
        policy.attempts = try source["attempts"].integer(in: 1...10)
        policy.attemptGap = try Self.span(source["attemptGap"])
        policy.largestAnswer = try source["largestAnswer"].integer(in: 1_024...(4 << 20))
        guard policy.firstRetry <= policy.longestRetry else {
            throw try source["firstRetry"].error("must not be longer than longestRetry")
        }
        let doubts = try root["doubts"]
        limits = TimetableLimits(
            sun: try doubts["sun"].integer(in: 1...720), asr: try doubts["asr"].integer(in: 1...720),
            twilight: try doubts["twilight"].integer(in: 1...720), step: try doubts["step"].integer(in: 1...720))
    }

    /// A length of time as `30s`, `15m`, `24h` or `2d`.
    private static func span(_ reader: ConfigReader) throws(ConfigError) -> TimeSpan {
        var bytes = Array(try reader.text().utf8)
        let unit = bytes.removeLast()
        var count: Int64 = 0
        guard !bytes.isEmpty, bytes.count <= 6 else { throw reader.error(expectation) }
        for byte in bytes {
            guard (0x30...0x39).contains(byte) else { throw reader.error(expectation) }
            count = count * 10 + Int64(byte - 0x30)
        }
        guard count > 0 else { throw reader.error(expectation) }
        switch unit {
        case UInt8(ascii: "s"): return .seconds(count)
        case UInt8(ascii: "m"): return .minutes(count)
        case UInt8(ascii: "h"): return .hours(count)
        case UInt8(ascii: "d"): return .days(count)
        default: throw reader.error(expectation)
        }
    }

    private static let expectation = "a length of time is expected, such as 30s, 15m, 24h or 2d"
}
