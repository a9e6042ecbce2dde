import Almanac
import Planner
import Records

/// The day and the start that a form gave, checked and laid on the grid.
struct When: Sendable {
    var placement: Placement?
    /// Whether the form spoke of a time at all; one that didn't leaves the task where it stands.
    var isGiven: Bool

    /// Reads `date` (`YYYY-MM-DD`) and `start` (`HH:MM`). `standing` fills in the one that isn't given.
    init(_ form: FormFields, _ visit: Visit, standing: Placement? = nil) throws(TaskRefusal) {
        let dateText = form[.date] ?? ""
        let startText = form[.suggestion] ?? form[.start] ?? ""
        isGiven = form[.date] != nil || form[.start] != nil || form[.suggestion] != nil
        var date = standing?.date
        if !dateText.isEmpty {
            guard let read = CivilDate(ASCIIDigits.folded(dateText)) else {
                throw .fields([.init(.date, .errorDate)])
            }
            date = read
        }
        guard !startText.isEmpty || standing != nil else { return }
        var start = standing?.start
        if !startText.isEmpty {
            guard let read = ClockTime(ASCIIDigits.folded(startText)) else {
                throw .fields([.init(.start, .errorStart)])
            }
            start = visit.bundle.planner.snapped(read.minuteOfDay)
        }
        guard let date else { throw .fields([.init(.start, .errorStartNeedsDay)]) }
        if let start { placement = Placement(date: date, start: start) }
    }
}
