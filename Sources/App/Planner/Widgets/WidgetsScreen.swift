import Almanac
import Interface
import Planner
import Records

/// All widgets as they look now, with their addresses and how to use them: `/me/widgets`.
enum WidgetsScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        switch try PlacedDays(context) {
        case .missing(let reply): return reply
        case .days(let days):
            let facts = try WidgetFacts(context, days)
            guard !context.wantsJSON else { return .json(json) }
            let strings = context.strings
            return .page(
                Page(
                    title: strings[.widgetsTitle], area: .me, name: "widgets",
                    header: PageHeader(
                        strings[.widgetsTitle], back: Route.me(.settings).link(), backLabel: strings[.navBack]
                    ).node,
                    content: group {
                        p(.class("part-lead")) { strings[.widgetsLead] }
                        for kind in WidgetKind.allCases { part(kind, facts, context) }
                        card(.class("part")) {
                            h2 { strings[.widgetsHow] }
                            p { strings[.widgetsHowPage] }
                            p { strings[.widgetsHowDrawing] }
                            p { strings[.widgetsHowShare] }
                            div(.class("form-actions")) {
                                linkButton(strings[.tokensTitle], href: Route.me(.tokens).link(), icon: .areas)
                            }
                        }
                    }))
        }
    }

    private static func part(_ kind: WidgetKind, _ facts: WidgetFacts, _ context: RequestContext) -> Node {
        let strings = context.strings
        let name = strings[kind.label]
        return card(.class("part", "widget-part")) {
            h2 { name }
            div(.class("widget-show", "widget-" + kind.rawValue)) {
                WidgetDrawing(kind, facts, context, WidgetInk(palette: nil)).node()
            }
            div(.class("form-actions")) {
                for format in WidgetAddress.Format.allCases {
                    linkButton(
                        strings[label(format)], href: Route.planner(.widget(WidgetAddress(kind, format))).link(),
                        kind: .quiet, .aria("label", name + strings.parting + strings[label(format)]))
                }
            }
        }
    }

    private static func label(_ format: WidgetAddress.Format) -> Phrase {
        switch format {
        case .page: .widgetsPage
        case .drawing: .widgetsDrawing
        case .facts: .widgetsFacts
        }
    }

    private static var json: JSON {
        .object([
            "widgets": .array(
                WidgetKind.allCases.map { kind in
                    .object([
                        "name": .string(kind.rawValue), "width": .int(Int64(kind.size.width)),
                        "height": .int(Int64(kind.size.height)), "page": .string(WidgetAddress(kind).path),
                        "drawing": .string(WidgetAddress(kind, .drawing).path),
                        "facts": .string(WidgetAddress(kind, .facts).path),
                    ])
                })
        ])
    }
}
