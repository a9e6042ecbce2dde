import Almanac
import Interface
import Records

/// The settings.
enum SettingsScreen {
    static func show(_ context: RequestContext, problem: (FieldName, String)? = nil) throws(NeedsData) -> Reply {
        let view = SettingsView(context, problem)
        let strings = context.strings
        let days = try PrayerDays(context)
        guard !context.wantsJSON else { return .json(SettingsJSON.json(context)) }
        return .page(
            Page(
                title: strings[.settingsTitle], area: .me, name: "settings",
                header: PageHeader(
                    strings[.settingsTitle], back: Route.me(.home).link(), backLabel: strings[.navBack],
                    actions: HelpLink.icon(.times, context)
                ).node,
                content: group {
                    view.errors
                    ChoicesForm(context, .me(.settings)).node {
                        view.node
                        if let days { view.today(days) }
                    }
                    OperatorNotice(context).node
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
