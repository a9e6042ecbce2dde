extension RecurrenceRule {
    /// Reads a rule, for example `FREQ=WEEKLY;BYDAY=MO,WE`, with or without a leading `RRULE:`, in upper or lower case.
    ///
    /// Throws the part that is wrong. Every rule that is accepted can be written and read again.
    public init(_ text: Substring) throws(RecurrenceError) {
        var parts: [(name: String, value: Substring)] = []
        for part in Self.plain(text).split(separator: ";", omittingEmptySubsequences: false) {
            guard let mark = part.utf8.firstIndex(of: UInt8(ascii: "=")) else {
                throw RecurrenceError(String(part.prefix(40)), .malformed)
            }
            let name = String(part[..<mark])
            for other in parts where other.name == name { throw RecurrenceError(name, .twice) }
            parts.append((name, part[mark...].dropFirst()))
        }
        self.init(try Self.frequency(parts))
        var hasSkip = false
        var hasScale = false
        for (name, value) in parts {
            try set(name, value)
            if name == "SKIP" { hasSkip = true }
            if name == "RSCALE" { hasScale = true }
            if name == "UNTIL", parts.contains(where: { $0.name == "COUNT" }) {
                throw RecurrenceError(name, .misplaced)
            }
        }
        if hasSkip, !hasScale { throw RecurrenceError("SKIP", .misplaced) }
        try check()
    }

    /// Reads a rule.
    public init(_ text: String) throws(RecurrenceError) { try self.init(text[...]) }

    /// Returns the rule in upper case, without spaces and the leading name.
    private static func plain(_ text: Substring) -> Substring {
        var bytes: [UInt8] = []
        for byte in text.utf8.prefix(2_000) where byte > 0x20 {
            bytes.append((0x61...0x7A).contains(byte) ? byte - 32 : byte)
        }
        if bytes.starts(with: "RRULE:".utf8) { bytes.removeFirst(6) }
        if bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
        return Substring(String(decoding: bytes, as: UTF8.self))
    }

    private static func frequency(_ parts: [(name: String, value: Substring)]) throws(RecurrenceError) -> Frequency {
        for (name, value) in parts where name == "FREQ" {
            if let frequency = Frequency(rawValue: String(value)) { return frequency }
            let isWithinDay = value == "HOURLY" || value == "MINUTELY" || value == "SECONDLY"
            throw RecurrenceError(name, isWithinDay ? .withinDay : .malformed)
        }
        throw RecurrenceError("FREQ", .missing)
    }

    private mutating func set(_ name: String, _ value: Substring) throws(RecurrenceError) {
        switch name {
        case "FREQ": break
        case "INTERVAL": interval = try RecurrenceValues.number(value, name, through: 99_999)
        case "COUNT": end = .count(try RecurrenceValues.number(value, name, through: 99_999))
        case "UNTIL":
            guard let date = RecurrenceValues.date(value) else { throw RecurrenceError(name, .malformed) }
            end = .until(date)
        case "BYMONTH": months = try RecurrenceValues.numbers(value, name, through: 12, isSigned: false)
        case "BYWEEKNO": weekNumbers = try RecurrenceValues.numbers(value, name, through: 53)
        case "BYYEARDAY": yearDays = try RecurrenceValues.numbers(value, name, through: 366)
        case "BYMONTHDAY": monthDays = try RecurrenceValues.numbers(value, name, through: 31)
        case "BYSETPOS": positions = try RecurrenceValues.numbers(value, name, through: 366)
        case "BYDAY": days = try RecurrenceValues.days(value, name)
        case "WKST":
            guard let day = Weekday(recurrenceCode: value) else { throw RecurrenceError(name, .malformed) }
            weekStart = day
        case "RSCALE":
            guard let scale = Scale(rawValue: String(value)) else { throw RecurrenceError(name, .calendar) }
            self.scale = scale
        case "SKIP":
            guard let skip = Skip(rawValue: String(value)) else { throw RecurrenceError(name, .malformed) }
            self.skip = skip
        case "BYHOUR", "BYMINUTE", "BYSECOND": throw RecurrenceError(name, .withinDay)
        default: throw RecurrenceError(String(name.prefix(40)), .unknown)
        }
    }

    /// Checks the combinations that RFC 5545 §3.3.10 forbids.
    private func check() throws(RecurrenceError) {
        if !weekNumbers.isEmpty, frequency != .yearly || scale != .gregorian {
            throw RecurrenceError("BYWEEKNO", .misplaced)
        }
        if !yearDays.isEmpty, frequency != .yearly { throw RecurrenceError("BYYEARDAY", .misplaced) }
        if !monthDays.isEmpty, frequency == .weekly { throw RecurrenceError("BYMONTHDAY", .misplaced) }
        if days.contains(where: { $0.ordinal != nil }),
            frequency == .daily || frequency == .weekly || !weekNumbers.isEmpty
        {
            throw RecurrenceError("BYDAY", .misplaced)
        }
        let hasOther =
            !months.isEmpty || !weekNumbers.isEmpty || !yearDays.isEmpty || !monthDays.isEmpty || !days.isEmpty
        if !positions.isEmpty, !hasOther { throw RecurrenceError("BYSETPOS", .misplaced) }
    }
}
