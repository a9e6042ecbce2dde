import Interface
import Planner
import Records

/// A page on which a person shapes their days: `/me/settings/nawafil`, `/special`, `/travel`, `/prayers`.
enum PrayerSettingsScreen {
    static func show(
        _ context: RequestContext, _ page: PrayerSettingsPage, typed: FormFields? = nil,
        problem: (name: String, message: String)? = nil
    ) throws(NeedsData) -> Reply {
        let groups = PrayerSettingsGroups(context).groups(page)
        guard !context.wantsJSON else { return .json(json(groups, context)) }
        let strings = context.strings
        let title = strings[key: "shape.\(page.rawValue).title"]
        var view = PrayerSettingsView(context: context, page: page, typed: typed, problem: problem)
        if page == .prayers, let days = try PrayerDays(context) { view.today = days.planning(days.today).ownBlocks }
        return .page(
            Page(
                title: title, area: .me, name: "shape",
                header: PageHeader(
                    title, back: Route.me(.settings).link(), backLabel: strings[.navBack],
                    actions: HelpLink.icon(page.help, context)
                ).node,
                content: group {
                    p(.class("part-lead")) { strings[key: "shape.\(page.rawValue).intro"] }
                    if let problem {
                        errorSummary(strings[.shapeWrong], [(field: problem.name, text: problem.message)])
                    }
                    ChoicesForm(context, .planner(.shape(page))).node {
                        for group in groups { view.group(group) }
                        view.more
                    }
                }),
            status: problem == nil ? 200 : 422)
    }

    /// The value of each field by name.
    private static func json(_ groups: [PrayerSettingsGroup], _ context: RequestContext) -> JSON {
        var values = JSONObject()
        for group in groups {
            for field in group.fields { values[field.name] = .string(field.value(context.settings)) }
        }
        return .object(["settings": .object(values)])
    }
}
