import Almanac
import Interface
import Planner
import Records

/// The optional source of prayer times in the network: `/me/settings/source`.
enum SourceScreen {
    static func show(_ visit: Visit) throws(Missing) -> Reply { try show(visit, typed: nil, problem: nil) }

    /// The page again after a refusal, with what was typed.
    static func show(_ visit: Visit, typed: String?, problem: (field: FieldName, message: String)?) throws(Missing)
        -> Reply
    {
        switch try PlacedDays(visit) {
        case .missing(let reply): return reply
        case .days(let days):
            let view = SourceView(visit, days, typed: typed, problem: problem)
            guard !visit.wantsJSON else { return .json(view.json) }
            let strings = visit.strings
            return .page(
                Page(
                    title: strings[.sourceTitle], area: .me, name: "source",
                    header: PageHeader(
                        strings[.sourceTitle], details: strings.parted([.text(visit.name(of: days.place))]),
                        back: Route.me(.settings).link(), backLabel: strings[.navBack],
                        actions: HelpLink.icon(.privacy, visit)
                    ).node,
                    content: view.node), status: problem == nil ? 200 : 422)
        }
    }
}
