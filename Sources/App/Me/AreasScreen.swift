import Interface

/// The areas that are shown, each with what it is for: `/areas`. Whoever is inside the course comes here by the last place of
/// its bar, and to what the bar has no place for.
enum AreasScreen {
    static func show(_ context: RequestContext) -> Reply {
        let strings = context.strings
        return .page(
            Page(
                title: strings[.settingsAreas], area: .me, name: "areas",
                header: PageHeader(
                    strings[.settingsAreas], back: Route.me(.home).link(), backLabel: strings[.areaMe]
                ).node,
                content: group {
                    rows {
                        for area in Area.allCases where context.shows(area) {
                            linkRow(
                                strings[area.name], href: area.front.link(),
                                detail: area == .me ? "" : strings[area.brief], icon: area.icon)
                        }
                    }
                    div(.class("form-actions")) {
                        linkButton(
                            strings[.areasChoose], href: Link(cleanPath: Route.me(.settings).path + "#areas"),
                            icon: .settings)
                    }
                }))
    }
}
