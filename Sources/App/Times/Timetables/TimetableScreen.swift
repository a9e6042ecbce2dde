import Almanac
import Interface
import Planner
import Records

/// A mosque's timetable: `/me/settings/timetable`. What is kept, a form for a file, and what a file says before it is
/// taken.
enum TimetableScreen {
    static func show(_ visit: Visit, problem: TimetableProblem? = nil, status: Int = 200) throws(Missing) -> Reply {
        switch try PlacedDays(visit) {
        case .missing(let reply): return reply
        case .days(let days):
            guard !visit.wantsJSON else { return .json(try TimetableJSON.present(visit)) }
            let view = TimetableView(visit, days, before: try TimetableChoice.before(visit))
            let form = TimetableFormView(visit, problem, isReplacing: visit.settings.timetables.imported != nil)
            return .page(
                page(visit, days, back: .me(.settings)) {
                    form.problems
                    if problem == nil { view.node }
                    form.node
                }, status: problem == nil ? status : 422)
        }
    }

    /// What a file says, beside the computed times, with the button that takes it.
    static func preview(_ visit: Visit, _ preview: TimetablePreview) -> Reply {
        .page(page(visit, preview.days, back: .times(.timetable)) { TimetablePreviewView(visit, preview).node })
    }

    private static func page(_ visit: Visit, _ days: PrayerDays, back: Route, @NodeBuilder content: () -> Node) -> Page
    {
        let strings = visit.strings
        return Page(
            title: strings[.timetableTitle], area: .me, name: "timetable",
            header: PageHeader(
                strings[.timetableTitle], details: strings.parted([.text(visit.name(of: days.place))]), back: back.link(),
                backLabel: strings[.navBack],
                actions: HelpLink.icon(.timetable, visit)
            ).node,
            content: content())
    }
}

/// A file that can't be read: what is wrong with it, and the file itself.
struct TimetableProblem: Sendable {
    let errors: TimetableErrors
    let upload: TimetableUpload

    func has(_ reason: TimetableError.Reason) -> Bool { errors.errors.contains { $0.reason == reason } }
}
