import Almanac

/// A date or a time as a calendar file writes it (RFC 5545 §3.3.4, §3.3.5), before its zone is known.
struct EventValue: Hashable {
    /// What the clock shows, in seconds since 1970; midnight for a date.
    var wall: Int64
    var isDate: Bool
    var isUTC: Bool

    /// Reads `20261121`, `20261121T090000` or `20261121T090000Z`; `nil` for anything else.
    init?(_ text: Substring) {
        let bytes = Array(text.utf8)
        guard bytes.count == 8 || bytes.count == 15 || bytes.count == 16,
            let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[4..<6]),
            let day = Self.number(bytes[6..<8]), let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        wall = Int64(date.dayNumber) * 86_400
        isDate = bytes.count == 8
        isUTC = bytes.count == 16
        guard !isDate else { return }
        guard bytes[8] == UInt8(ascii: "T"), !isUTC || bytes[15] == UInt8(ascii: "Z"),
            let hour = Self.number(bytes[9..<11]), let minute = Self.number(bytes[11..<13]),
            let second = Self.number(bytes[13..<15]), hour < 24, minute < 60, second <= 60
        else { return nil }
        // A leap second is read as the one before it.
        wall += Int64(hour * 3600 + minute * 60 + min(second, 59))
    }

    /// Reads a duration (§3.3.6), in seconds: `PT1H30M`, `P2D`, `P1W`; `nil` for none, and for a negative one.
    static func duration(_ text: String) -> Int64? {
        var bytes = Array(text.utf8)[...]
        if bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
        guard bytes.first == UInt8(ascii: "P") else { return nil }
        var seconds: Int64 = 0
        var number: Int64?
        var isTime = false
        for byte in bytes.dropFirst() {
            switch byte {
            case 48...57:
                guard number ?? 0 < 1_000_000 else { return nil }
                number = (number ?? 0) * 10 + Int64(byte - 48)
                continue
            case UInt8(ascii: "T"):
                isTime = true
                continue
            case UInt8(ascii: "W"): seconds += (number ?? 0) * 7 * 86_400
            case UInt8(ascii: "D"): seconds += (number ?? 0) * 86_400
            case UInt8(ascii: "H") where isTime: seconds += (number ?? 0) * 3600
            case UInt8(ascii: "M") where isTime: seconds += (number ?? 0) * 60
            case UInt8(ascii: "S") where isTime: seconds += number ?? 0
            default: return nil
            }
            guard number != nil else { return nil }
            number = nil
        }
        return number == nil ? seconds : nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        var number = 0
        for byte in bytes {
            guard (48...57).contains(byte) else { return nil }
            number = number * 10 + Int(byte - 48)
        }
        return number
    }
}

extension EventValue {
    /// The seconds since midnight that the clock shows.
    var secondsOfDay: Int64 {
        Int64(CivilDateTime(utcSeconds: wall).minuteOfDay) * 60 + Int64(CivilDateTime(utcSeconds: wall).second)
    }
}
