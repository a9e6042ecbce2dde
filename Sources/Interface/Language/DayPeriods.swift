/// The names of the parts of the day on the 12-hour clock, from `time.periods` in a catalogue.
///
/// Each name follows the hour from which it applies: `0 AM | 12 PM`, `0 رات | 4 صبح | 12 دوپہر | 18 شام | 20 رات`.
struct DayPeriods: Sendable, Hashable {
    /// The key in the catalogues.
    static let key = "time.periods"
    /// The text in the catalogue, which scripts read too.
    var text = ""
    /// The name for each of the 24 hours.
    private var names = [String](repeating: "", count: 24)

    /// Creates periods without names, for a catalogue that has none.
    init() {}

    /// Reads a text; `nil` if it doesn't begin at hour 0, or isn't in order.
    init?(_ text: String) {
        self.text = text
        var last = -1
        for part in text.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false) {
            let words = part.split(separator: UInt8(ascii: " "), maxSplits: 1)
            guard words.count == 2, let hour = Int(Substring(words[0])), hour < 24, hour > last, last >= 0 || hour == 0
            else { return nil }
            let name = Self.trimmed(words[1])
            guard !name.isEmpty else { return nil }
            for index in hour..<24 { names[index] = name }
            last = hour
        }
    }

    /// Returns the name of the part of the day for an hour, 0 to 23.
    func name(hour: Int) -> String { names.indices.contains(hour) ? names[hour] : "" }

    /// Returns the periods with each name replaced.
    func mapping(_ transform: (String) -> String) -> DayPeriods {
        var copy = self
        var parts: [String] = []
        for hour in names.indices {
            copy.names[hour] = transform(names[hour])
            if hour == 0 || names[hour] != names[hour - 1] { parts.append("\(hour) \(copy.names[hour])") }
        }
        copy.text = parts.joined(separator: " | ")
        return copy
    }

    private static func trimmed(_ bytes: Substring.UTF8View) -> String {
        var bytes = bytes[...]
        while bytes.first == UInt8(ascii: " ") { bytes = bytes.dropFirst() }
        while bytes.last == UInt8(ascii: " ") { bytes = bytes.dropLast() }
        return String(Substring(bytes))
    }
}
