extension RecurrenceRule: CustomStringConvertible {
    /// The rule's text, without parts that have their default value.
    public var description: String {
        var text = scale == .gregorian && skip == .omit ? "" : "RSCALE=" + scale.rawValue + ";"
        text += "FREQ=" + frequency.rawValue
        if interval != 1 { text += ";INTERVAL=\(interval)" }
        switch end {
        case .never: break
        case .count(let count): text += ";COUNT=\(count)"
        case .until(let date): text += ";UNTIL=" + RecurrenceValues.text(date)
        }
        text += Self.part("BYMONTH", months) + Self.part("BYWEEKNO", weekNumbers)
        text += Self.part("BYYEARDAY", yearDays) + Self.part("BYMONTHDAY", monthDays)
        if !days.isEmpty {
            var list: [String] = []
            for day in days { list.append((day.ordinal.map { "\($0)" } ?? "") + day.weekday.recurrenceCode) }
            text += ";BYDAY=" + list.joined(separator: ",")
        }
        text += Self.part("BYSETPOS", positions)
        if weekStart != .monday { text += ";WKST=" + weekStart.recurrenceCode }
        if skip != .omit { text += ";SKIP=" + skip.rawValue }
        return text
    }

    private static func part(_ name: String, _ numbers: [Int]) -> String {
        guard !numbers.isEmpty else { return "" }
        var list: [String] = []
        for number in numbers { list.append("\(number)") }
        return ";" + name + "=" + list.joined(separator: ",")
    }
}
