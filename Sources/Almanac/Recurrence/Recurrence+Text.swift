extension Recurrence {
    /// The most days that can be excluded, and that can be added.
    public static let listLimit = 1_000

    /// Reads a rule, optionally followed by lines with `EXDATE:` and `RDATE:`, as calendars write it.
    public init(_ text: String, from start: CivilDate) throws(RecurrenceError) {
        var rule: RecurrenceRule?
        var excluded: [CivilDate] = []
        var additional: [CivilDate] = []
        for line in text.split(whereSeparator: { $0.isNewline }) {
            let head = line.prefix { $0 != ":" && $0 != ";" && $0 != "=" }.uppercased()
            if head == "EXDATE" {
                excluded += try Self.dates(line, head)
            } else if head == "RDATE" {
                additional += try Self.dates(line, head)
            } else {
                guard rule == nil else { throw RecurrenceError("RRULE", .twice) }
                rule = try RecurrenceRule(line)
            }
        }
        guard let rule else { throw RecurrenceError("FREQ", .missing) }
        self.init(rule, from: start, excluded: excluded.sorted(), additional: additional.sorted())
    }

    /// The rule's text, with excluded and added days in lines of their own, but without the first day.
    public var text: String {
        rule.description + Self.line("EXDATE", excluded) + Self.line("RDATE", additional)
    }

    /// Reads the comma-separated dates after the line's colon. Parameters before it (`;VALUE=DATE`) are ignored.
    private static func dates(_ line: Substring, _ name: String) throws(RecurrenceError) -> [CivilDate] {
        guard let mark = line.lastIndex(of: ":") else { throw RecurrenceError(name, .malformed) }
        var dates: [CivilDate] = []
        for item in line[mark...].dropFirst().split(separator: ",", omittingEmptySubsequences: false) {
            var plain = item
            while plain.last?.isWhitespace == true { plain.removeLast() }
            while plain.first?.isWhitespace == true { plain.removeFirst() }
            guard let date = RecurrenceValues.date(plain), dates.count < listLimit else {
                throw RecurrenceError(name, .malformed)
            }
            if !dates.contains(date) { dates.append(date) }
        }
        return dates
    }

    private static func line(_ name: String, _ dates: [CivilDate]) -> String {
        guard !dates.isEmpty else { return "" }
        var list: [String] = []
        for date in dates { list.append(RecurrenceValues.text(date)) }
        return "\n" + name + ":" + list.joined(separator: ",")
    }
}
