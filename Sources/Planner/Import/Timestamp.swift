import Almanac

/// Formats and reads instants as programs exchange them: `2026-11-21T08:00:00.000Z` (RFC 3339, UTC).
public enum Timestamp {
    public static func text(_ instant: Instant) -> String {
        let rest = instant.milliseconds - instant.seconds * 1000
        let digits = "\(rest)"
        return CivilDateTime(utcSeconds: instant.seconds).description + "."
            + String(repeating: "0", count: 3 - digits.utf8.count) + digits + "Z"
    }

    /// Reads an instant; `nil` for anything but a time in UTC.
    public static func read(_ text: String) -> Instant? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes.count <= 30, bytes[10] == UInt8(ascii: "T"), bytes.last == UInt8(ascii: "Z"),
            let date = CivilDate(text.prefix(10)), let time = ClockTime(text.dropFirst(11).prefix(5)),
            bytes[16] == UInt8(ascii: ":"), let seconds = number(bytes[17..<19]), seconds < 60
        else { return nil }
        var milliseconds: Int64 = 0
        if bytes.count > 20 {
            guard bytes[19] == UInt8(ascii: "."), bytes.count > 21 else { return nil }
            guard let fraction = number(bytes[20..<min(bytes.count - 1, 23)]) else { return nil }
            milliseconds = [0, 100, 10, 1][min(bytes.count - 21, 3)] * fraction
        }
        let start = CivilDateTime(date: date, time: time).utcSeconds
        return Instant(milliseconds: (start + seconds) * 1000 + milliseconds)
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int64? {
        var number: Int64 = 0
        for byte in bytes {
            guard (48...57).contains(byte) else { return nil }
            number = number * 10 + Int64(byte - 48)
        }
        return bytes.isEmpty ? nil : number
    }
}
