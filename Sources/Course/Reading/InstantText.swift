import Almanac

/// Instants as text: RFC 3339, section 5.6.
public enum InstantText {
    /// Writes an instant in UTC, with a fraction of a second only where there is one: `2026-01-17T05:00:00Z`.
    public static func text(_ instant: Instant) -> String {
        var rest = instant.microseconds - Instant(seconds: instant.seconds).microseconds
        let whole = CivilDateTime(utcSeconds: instant.seconds).description
        guard rest > 0 else { return whole + "Z" }
        var digits: [UInt8] = []
        for _ in 0..<6 {
            digits.insert(UInt8(ascii: "0") + UInt8(rest % 10), at: 0)
            rest /= 10
        }
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        return whole + "." + String(decoding: digits, as: UTF8.self) + "Z"
    }

    /// Reads an instant in UTC or with an offset, to the microsecond; `nil` for anything else.
    public static func read(_ text: String) -> Instant? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes.count <= 40, bytes[10] == UInt8(ascii: "T"), bytes[16] == UInt8(ascii: ":"),
            let date = CivilDate(String(decoding: bytes[0..<10], as: UTF8.self)),
            let time = ClockTime(String(decoding: bytes[11..<16], as: UTF8.self)),
            let second = number(bytes[17..<19]), second < 60
        else { return nil }
        var index = 19
        var fraction: Int64 = 0
        if bytes[index] == UInt8(ascii: ".") {
            let start = index + 1
            index = start
            while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
            guard let read = microseconds(bytes[start..<index]) else { return nil }
            fraction = read
        }
        guard let offset = offset(bytes[index...]) else { return nil }
        let seconds = CivilDateTime(date: date, time: time).utcSeconds + second - offset
        return Instant(microseconds: Instant(seconds: seconds).microseconds + fraction)
    }

    /// The first six digits after the point, as microseconds; what is finer is left out.
    private static func microseconds(_ digits: ArraySlice<UInt8>) -> Int64? {
        guard !digits.isEmpty, let read = number(digits.prefix(6)) else { return nil }
        var fraction = read
        for _ in 0..<max(0, 6 - digits.count) { fraction *= 10 }
        return fraction
    }

    /// `Z` or `+03:00`, in seconds.
    private static func offset(_ bytes: ArraySlice<UInt8>) -> Int64? {
        if bytes.elementsEqual([UInt8(ascii: "Z")]) { return 0 }
        guard bytes.count == 6, let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
            let time = ClockTime(String(decoding: bytes.dropFirst(), as: UTF8.self))
        else { return nil }
        let seconds = Int64(time.minuteOfDay) * 60
        return sign == UInt8(ascii: "-") ? -seconds : seconds
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int64? {
        guard !bytes.isEmpty else { return nil }
        var number: Int64 = 0
        for byte in bytes {
            guard (0x30...0x39).contains(byte) else { return nil }
            number = number * 10 + Int64(byte - 0x30)
        }
        return number
    }
}
