import Almanac
import Interface
import Recitation
import Records

/// How a session's page is asked for: in links' queries, so that it works without scripts and nothing is kept before the person
/// keeps it.
struct ReciteAsk {
    var mode = ReciteMode.read
    var tolerance = Tolerance.normal
    /// From memory, the last ayah that is shown, by its position; `nil` before the first.
    var reveal: Int?
    var marks: [SelfMark?]
    /// When the recitation was begun, in milliseconds since 1970.
    var began: Int64?

    init(_ fields: FormFields, _ count: Int) {
        mode = fields[.mode].flatMap { ReciteMode(rawValue: $0) } ?? .read
        tolerance = fields[.tolerance].flatMap { Tolerance(name: $0) } ?? .normal
        reveal = fields[.reveal].flatMap { Self.position($0, count) }
        marks = SelfMark.marks(fields[.marks] ?? "", count)
        began = fields[.began].flatMap { Int64($0) }
    }

    /// Reads the position of an ayah; `nil` if the passage has none there.
    static func position(_ text: String, _ count: Int) -> Int? {
        guard let number = PrayerMinutes.number(text), (0..<count).contains(number) else { return nil }
        return number
    }

    /// Whether an ayah's text is in the page.
    func shows(_ ayah: Int) -> Bool { mode == .read || ayah <= reveal ?? -1 }

    /// The page of a span with all of this, at the ayah that was revealed.
    func link(_ span: RecitationSpan) -> Link {
        var query = "&tolerance=" + tolerance.name
        if let reveal { query += "&reveal=\(reveal)" }
        if marks.contains(where: { $0 != nil }) { query += "&marks=" + SelfMark.text(marks) }
        if let began { query += "&began=\(began)" }
        let link = span.link(mode, query: query)
        return reveal.map { link.at("\(span.surah)-\(span.ayat.lowerBound + $0)") } ?? link
    }
}
