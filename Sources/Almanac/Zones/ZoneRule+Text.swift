extension ZoneRule {
    /// Parses a rule from a TZif footer, for example `EST5EDT,M3.2.0,M11.1.0` or `<+03>-3`; `nil` if it is malformed.
    ///
    /// A daylight name without dates, which POSIX allows but zic never writes, is refused.
    init?(posix text: [UInt8]) {
        var scanner = PosixScanner(text)
        guard scanner.name(), let standard = scanner.offset() else { return nil }
        standardOffset = -standard
        daylight = nil
        if scanner.isAtEnd { return }
        guard scanner.name() else { return nil }
        var daylightOffset = standardOffset + 3_600
        if !scanner.skip(",") {
            guard let written = scanner.offset(), scanner.skip(",") else { return nil }
            daylightOffset = -written
        }
        guard let start = scanner.change(), scanner.skip(","), let end = scanner.change(), scanner.isAtEnd
        else { return nil }
        daylight = Daylight(offset: daylightOffset, start: start, end: end)
    }
}

/// Scans the parts of a POSIX TZ text in order.
private struct PosixScanner {
    private let text: [UInt8]
    private var position = 0

    init(_ text: [UInt8]) {
        self.text = text
    }

    var isAtEnd: Bool { position == text.count }

    private var current: UInt8? { position < text.count ? text[position] : nil }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Scans an abbreviation: letters, or anything in angle brackets.
    mutating func name() -> Bool {
        let start = position
        if skip("<") {
            while let byte = current, byte != UInt8(ascii: ">") { position += 1 }
            return skip(">")
        }
        while let byte = current, (byte | 0x20) >= UInt8(ascii: "a"), (byte | 0x20) <= UInt8(ascii: "z") {
            position += 1
        }
        return position - start >= 3
    }

    private mutating func number(upTo limit: Int) -> Int? {
        let start = position
        while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
        guard let value = DecimalText.number(text[start..<position]), value <= limit else { return nil }
        return value
    }

    /// Scans a signed number of hours up to 24, with optional minutes and seconds. Returns it in seconds.
    mutating func offset() -> Int? { time(hours: 24) }

    private mutating func time(hours limit: Int) -> Int? {
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        guard let hours = number(upTo: limit) else { return nil }
        var seconds = hours * 3_600
        if skip(":") {
            guard let minutes = number(upTo: 59) else { return nil }
            seconds += minutes * 60
            if skip(":") {
                guard let rest = number(upTo: 59) else { return nil }
                seconds += rest
            }
        }
        return isNegative ? -seconds : seconds
    }

    /// Scans a day and, after a slash, a time, which is 02:00 if it is missing.
    mutating func change() -> ZoneRule.YearlyChange? {
        guard let day = day() else { return nil }
        guard skip("/") else { return ZoneRule.YearlyChange(day: day, second: 7_200) }
        guard let second = time(hours: 167) else { return nil }
        return ZoneRule.YearlyChange(day: day, second: second)
    }

    private mutating func day() -> ZoneRule.YearlyChange.Day? {
        if skip("J") {
            guard let day = number(upTo: 365), day >= 1 else { return nil }
            return .julian(day)
        }
        if skip("M") {
            guard let month = number(upTo: 12), month >= 1, skip("."), let week = number(upTo: 5), week >= 1,
                skip("."), let weekday = number(upTo: 6)
            else { return nil }
            return .weekday(month: month, week: week, weekday: weekday)
        }
        guard let day = number(upTo: 365) else { return nil }
        return .zeroBased(day)
    }
}
