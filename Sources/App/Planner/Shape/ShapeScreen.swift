import Interface
import Records

/// A page on which a person shapes their days: `/me/settings/nawafil`, `/special`, `/travel`, `/prayers`.
enum ShapeScreen {
    static func show(
        _ visit: Visit, _ page: ShapePage, typed: FormFields? = nil, problem: (name: String, message: String)? = nil
    ) throws(Missing) -> Reply {
        let groups = ShapeGroups(visit).groups(page)
        guard !visit.wantsJSON else { return .json(json(groups, visit)) }
        let strings = visit.strings
        let title = strings[key: "shape.\(page.rawValue).title"]
        let view = ShapeView(visit: visit, page: page, typed: typed, problem: problem)
        return .page(
            Page(
                title: title, area: .me, name: "shape",
                header: PageHeader(
                    title, back: Route.me(.settings).link(), backLabel: strings[.navBack],
                    actions: HelpLink.icon(page.help, visit)
                ).node,
                content: group {
                    p(.class("part-lead")) { strings[key: "shape.\(page.rawValue).intro"] }
                    if let problem {
                        errorSummary(strings[.shapeWrong], [(field: problem.name, text: problem.message)])
                    }
                    ChoicesForm(visit, .planner(.shape(page))).node {
                        for group in groups { view.group(group) }
                        view.more
                    }
                }),
            status: problem == nil ? 200 : 422)
    }

    /// What each field holds, by its name.
    private static func json(_ groups: [ShapeGroup], _ visit: Visit) -> JSON {
        var values = JSONObject()
        for group in groups {
            for field in group.fields { values[field.name] = .string(field.value(visit.settings)) }
        }
        return .object(["settings": .object(values)])
    }
}
