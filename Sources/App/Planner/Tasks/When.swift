import Almanac
import Interface
import Planner
import Records

/// The day and the start that a form gave, checked and laid on the grid.
struct When: Sendable {
    /// The day, also where no start was given.
    var date: CivilDate?
    var placement: Placement?
    /// Whether the form spoke of a time at all; one that didn't leaves the task where it stands.
    var isGiven: Bool

    /// Reads `date` (`YYYY-MM-DD`) and `start` (`HH:MM`), or `timing` with `prayer` and `minutes`. `standing` fills in the
    /// date or start that isn't given.
    ///
    /// The start of what is tied to a prayer is that of the form or 00:00 until the day's prayers are known.
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

    /// The prayer that the form ties the task to; `nil` where it goes by the clock.
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
