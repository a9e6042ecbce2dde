import Almanac
import Interface
import Records

/// The settings.
enum SettingsScreen {
    static func show(_ visit: Visit, problem: (FieldName, String)? = nil) throws(Missing) -> Reply {
        let view = SettingsView(visit, problem)
        let strings = visit.strings
        let days = try PrayerDays(visit)
        guard !visit.wantsJSON else { return .json(SettingsJSON.json(visit)) }
        return .page(
            Page(
                title: strings[.settingsTitle], area: .me, name: "settings",
                header: PageHeader(
                    strings[.settingsTitle], back: Route.me(.home).link(), backLabel: strings[.navBack],
                    actions: HelpLink.icon(.times, visit)
                ).node,
                content: group {
                    ChoicesForm(visit, .me(.settings)).node {
                        view.node
                        if let days { view.today(days) }
                    }
                    OperatorNotice(visit).node
                    rows {
                        linkRow(strings[.configurationTitle], href: Route.me(.configuration).link(), icon: .settings)
                        linkRow(strings[.helpTitle], href: Route.me(.help).link(), icon: .help)
                        linkRow(strings[.feedbackTitle], href: Route.me(.feedback).link(), icon: .edit)
                        linkRow(strings[.legalTitle], href: Route.me(.legal(.privacy)).link(), icon: .check)
                        linkRow(strings[.sourcesTitle], href: Route.me(.sources).link(), icon: .quran)
                    }
                }),
            status: problem == nil ? 200 : 422)
    }
}
