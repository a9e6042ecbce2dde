import Almanac
import Interface
import Planner
import Records

/// Today's times by every method side by side, each with a button that chooses it: `/me/settings/methods`.
enum MethodsScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        switch try PlacedDays(context) {
        case .missing(let reply): return reply
        case .days(let days):
            let table = MethodsTable(context, days)
            guard !context.wantsJSON else { return .json(table.json) }
            let strings = context.strings
            return .page(
                Page(
                    title: strings[.methodsTitle], area: .me, name: "methods",
                    header: PageHeader(
                        strings[.methodsTitle],
                        details: strings.parted([
                            .text(strings.weekdayAndDate(days.today)), .text(context.name(of: days.place)),
                        ]),
                        back: Route.me(.settings).link(), backLabel: strings[.navBack],
                        actions: HelpLink.icon(.methods, context)
                    ).node,
                    content: group {
                        p(.class("part-lead")) { strings[.methodsLead] }
                        if let head = days.timetables.heads.first {
                            let isNetwork = head.id == TimetableHead.network
                            banner(
                                strings(.timetableInFront, .text("name", head.name)),
                                actions: linkButton(
                                    strings[isNetwork ? .sourceTitle : .timetableOpen],
                                    href: (isNetwork ? Route.times(.source) : .times(.timetable)).link()))
                        }
                        table.node
                    }))
        }
    }
}
