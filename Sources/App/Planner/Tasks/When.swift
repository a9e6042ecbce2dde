import Almanac
import Interface
import Planner
import Records

/// The day and start given by a form, validated and aligned to the grid.
struct When: Sendable {
    /// The day, even if no start was given.
    var date: CivilDate?
    var placement: Placement?
    /// Whether the form mentions a time at all; if it doesn't, the task stays where it is.
    var isGiven: Bool

    /// Reads `date` (`YYYY-MM-DD`) and `start` (`HH:MM`), or `timing` with `prayer` and `minutes`. `standing` supplies
    /// the date or start that isn't given.
    ///
    /// A task tied to a prayer starts at the form's start, or at 00:00, until the day's prayers are known.
    init(_ form: FormFields, _ context: RequestContext, standing: Placement? = nil) throws(TaskRefusal) {
        let dateText = form[.date] ?? ""
        let startText = form[.suggestion] ?? form[.start] ?? ""
        isGiven = form[.date] != nil || form[.start] != nil || form[.suggestion] != nil || form[.timing] != nil
        var date = standing?.date
        if !dateText.isEmpty {
            guard let read = CivilDate(ASCIIDigits.folded(dateText)) else {
                throw .fields([.init(.date, .errorDate)])
            }
            date = read
        }
        self.date = date
        let anchor = form[.suggestion] == nil ? try Self.anchor(form) : nil
        guard !startText.isEmpty || standing != nil || anchor != nil else { return }
        var start = standing?.start
        if anchor != nil {
            start = start ?? 0
        } else if !startText.isEmpty {
            guard let read = ClockTime(ASCIIDigits.folded(startText)) else {
                throw .fields([.init(.start, .errorStart)])
            }
            start = context.bundle.planner.snapped(read.minuteOfDay)
        }
        guard let date else { throw .fields([.init(anchor == nil ? .start : .date, .errorStartNeedsDay)]) }
        if let start { placement = Placement(date: date, start: start, anchor: anchor) }
    }

    /// The prayer that the form ties the task to, or `nil` if it follows the clock.
    static func anchor(_ form: FormFields) throws(TaskRefusal) -> PrayerAnchor? {
        let timing = form[.timing] ?? ""
        guard !timing.isEmpty, timing != "clock" else { return nil }
        guard timing == "after" || timing == "before" else {
            throw .fields([.init(.timing, from: ["clock", "after", "before"])])
        }
        for kind in PrayerBlock.Kind.allCases where kind.name == form[.prayer] {
            let text = ASCIIDigits.folded(form[.minutes] ?? "")
            guard let minutes = text.isEmpty ? 0 : Int(text), PrayerAnchor.range.contains(minutes) else {
                throw .fields([
                    .init(
                        .minutes, .errorRepeatNumber, .number("first", PrayerAnchor.range.lowerBound),
                        .number("last", PrayerAnchor.range.upperBound))
                ])
            }
            return PrayerAnchor(kind, isAfter: timing == "after", minutes: minutes)
        }
        throw .fields([.init(.prayer, from: PrayerBlock.Kind.allCases.map { kind in kind.name })])
    }
}
