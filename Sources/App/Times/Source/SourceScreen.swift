import Almanac
import Interface
import Planner
import Records

/// The optional source of prayer times in the network: `/me/settings/source`.
enum SourceScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        try show(context, typed: nil, problem: nil)
    }

    /// The page again after a refusal, with the typed value.
    static func show(_ context: RequestContext, typed: String?, problem: (field: FieldName, message: String)?)
        throws(NeedsData)
        -> Reply
    {
        switch try PlacedDays(context) {
        case .missing(let reply): return reply
        case .days(let days):
            let view = SourceView(context, days, typed: typed, problem: problem)
            guard !context.wantsJSON else { return .json(view.json) }
            let strings = context.strings
            return .page(
                Page(
                    title: strings[.sourceTitle], area: .me, name: "source",
                    header: PageHeader(
                        strings[.sourceTitle], details: strings.parted([.text(context.name(of: days.place))]),
                        back: Route.me(.settings).link(), backLabel: strings[.navBack],
                        actions: HelpLink.icon(.privacy, context)
                    ).node,
                    content: view.node), status: problem == nil ? 200 : 422)
        }
    }
}
