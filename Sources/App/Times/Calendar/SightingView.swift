import Almanac
import Interface
import Records

/// The form in which a person says on which day a month began for them, and undoes it.
struct SightingView {
    let context: RequestContext
    let days: PrayerDays
    let year: HijriYear
    let form: FormFields
    let problem: (field: FieldName, message: String)?
    private var strings: Strings { context.strings }

    init(
        _ context: RequestContext, _ days: PrayerDays, _ year: HijriYear, form: FormFields,
        problem: (FieldName, String)?
    ) {
        self.context = context
        self.days = days
        self.year = year
        self.form = form
        self.problem = problem.map { (field: $0.0, message: $0.1) }
    }

    var node: Node {
        titledSection(strings[.calendarSighting], id: "sighting") {
            p(.class("part-lead")) { strings[.calendarSightingLead] }
            if !moves.isEmpty { rows { for move in moves { self.move(move) } } }
            if let problem {
                errorSummary(strings[.errorSummary], [(field: problem.field.rawValue, text: problem.message)])
            }
            card(.class("part")) {
                postForm(Route.times(.thisHijriYear).link(), operation: IdempotencyKeySlot.mark) {
                    hiddenInput(FieldName.year.rawValue, "\(year.year)")
                    Field(FieldName.month.rawValue, label: strings[.calendarSightingMonth], error: error(.month))
                        .choice(
                            HijriMonth.allCases.map { month in
                                Choice("\(month.rawValue)", strings.hijriMonth(month.rawValue))
                            }, selected: form[.month] ?? "\(present)")
                    Field(FieldName.days.rawValue, label: strings[.calendarSightingDays], error: error(.days)).choice(
                        (-HijriCorrections.reach...HijriCorrections.reach).map { days in
                            Choice("\(days)", strings[key: "calendar.sighting.\(days)"])
                        }, selected: form[.days] ?? "0")
                    submitButton(strings[.calendarSightingSave], kind: .secondary, icon: .moon)
                }
            }
        }
    }

    /// The current month if the year is the current one, otherwise the first month.
    private var present: Int {
        guard let today = days.hijriToday, today.year == year.year else { return 1 }
        return today.month.rawValue
    }

    private var moves: [HijriCorrections.Move] { days.calendar.corrections.moves }

    private func move(_ move: HijriCorrections.Move) -> Node {
        let month = strings.hijriMonth(move.month.rawValue) + " " + strings.number(move.year)
        return row(
            .text(month),
            detail: group {
                span { strings(.calendarMoved, .word("days", strings.signed(move.days))) }
                if !carried.isEmpty { p { strings(.hijriCorrectionCarried, .word("months", strings.list(carried))) } }
            },
            trailing: postForm(Route.times(.thisHijriYear).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.year.rawValue, "\(move.year)")
                hiddenInput(FieldName.month.rawValue, "\(move.month.rawValue)")
                hiddenInput(FieldName.days.rawValue, "0")
                submitButton(
                    strings[.calendarSightingUndo], kind: .quiet, icon: .undo,
                    .aria("label", strings[.calendarSightingUndo] + " " + month))
            })
    }

    /// Further months that were moved so that all have 29 or 30 days.
    private var carried: [String] {
        days.calendar.corrections.carried.map { move in strings.hijriMonth(move.month.rawValue) }
    }

    private func error(_ field: FieldName) -> String? {
        problem?.field == field ? problem?.message : nil
    }
}
