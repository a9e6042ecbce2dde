/// A time of day to the minute, without a date or a time zone.
public struct ClockTime: Hashable, Sendable {
    /// 0 (00:00) to 1439 (23:59).
    public let minuteOfDay: Int

    /// Creates a time; `nil` outside 0 to 1439.
    public init?(minuteOfDay: Int) {
        guard (0..<1_440).contains(minuteOfDay) else { return nil }
        self.minuteOfDay = minuteOfDay
    }

    /// Creates a time; `nil` outside 00:00 to 23:59.
    public init?(hour: Int, minute: Int) {
        guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
        minuteOfDay = hour * 60 + minute
    }

    public static let midnight = ClockTime(wrapping: 0)
    public static let noon = ClockTime(wrapping: 720)

    /// Creates a time from any number of minutes, modulo 24 hours.
    init(wrapping minutes: Int64) {
        minuteOfDay = Int(minutes.flooredRemainder(by: 1_440))
    }

    /// 0 to 23.
    public var hour: Int { minuteOfDay / 60 }

    /// 0 to 59.
    public var minute: Int { minuteOfDay % 60 }
}

extension ClockTime: Comparable {
    public static func < (a: ClockTime, b: ClockTime) -> Bool { a.minuteOfDay < b.minuteOfDay }
}

extension ClockTime: CustomStringConvertible {
    /// Reads a time `HH:MM` of exactly five ASCII characters; `nil` for anything else.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"),
            let hour = DecimalText.number(bytes[0..<2]), let minute = DecimalText.number(bytes[3..<5])
        else { return nil }
        self.init(hour: hour, minute: minute)
    }

    /// The time in 24-hour format, `05:07`.
    public var description: String {
        DecimalText.padded(hour, to: 2) + ":" + DecimalText.padded(minute, to: 2)
    }
}
