import Almanac
import Interface
import Records

/// Today's times by every method side by side, each with a button that chooses it: `/me/settings/methods`.
enum MethodsScreen {
    static func show(_ visit: Visit) throws(Missing) -> Reply {
        switch try PlacedDays(visit) {
        case .missing(let reply): return reply
        case .days(let days):
            let table = MethodsTable(visit, days)
            guard !visit.wantsJSON else { return .json(table.json) }
            let strings = visit.strings
            return .page(
                Page(
                    title: strings[.methodsTitle], area: .me, name: "methods",
                    header: PageHeader(
                        strings[.methodsTitle],
                        details: [.text(strings.weekdayAndDate(days.today)), .text(visit.name(of: days.place))],
                        back: Route.settings.link(), backLabel: strings[.navBack]
                    ).node,
                    content: group {
                        p(.class("part-lead")) { strings[.methodsLead] }
                        table.node
                    }))
        }
    }
}
