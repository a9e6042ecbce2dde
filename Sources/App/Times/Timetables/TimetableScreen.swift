import Almanac
import Interface
import Planner
import Records

/// A mosque's timetable: `/me/settings/timetable`. It shows the stored timetable, has a form for a file, and previews a
/// file before it is imported.
enum TimetableScreen {
    static func show(_ context: RequestContext, problem: TimetableProblem? = nil) throws(NeedsData) -> Reply {
        switch try PlacedDays(context) {
        case .missing(let reply): return reply
        case .days(let days):
            guard !context.wantsJSON else { return .json(try TimetableJSON.present(context)) }
            let view = TimetableView(context, days, before: try TimetableChoice.before(context))
            let form = TimetableFormView(context, problem, isReplacing: context.settings.timetables.imported != nil)
            return .page(
                page(context, days, back: .me(.settings)) {
                    form.problems
                    if problem == nil { view.node }
                    form.node
                }, status: problem == nil ? 200 : 422)
        }
    }

    /// The contents of a file beside the computed times, with the button that imports it.
    static func preview(_ context: RequestContext, _ preview: TimetablePreview) -> Reply {
        .page(page(context, preview.days, back: .times(.timetable)) { TimetablePreviewView(context, preview).node })
    }

    private static func page(
        _ context: RequestContext, _ days: PrayerDays, back: Route, @NodeBuilder content: () -> Node
    ) -> Page {
        let strings = context.strings
        return Page(
            title: strings[.timetableTitle], area: .me, name: "timetable",
            header: PageHeader(
                strings[.timetableTitle], details: strings.parted([.text(context.name(of: days.place))]),
                back: back.link(),
                backLabel: strings[.navBack],
                actions: HelpLink.icon(.timetable, context)
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
