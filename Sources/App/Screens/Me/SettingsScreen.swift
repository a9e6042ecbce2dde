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
                header: PageHeader(strings[.settingsTitle], back: Route.me.link(), backLabel: strings[.navBack]).node,
                content: postForm(Route.settings.link(), operation: OperationSlot.mark, .class("settings")) {
                    view.node
                    if let days { view.today(days) }
                    div(.class("form-actions")) { submitButton(strings[.settingsSave], icon: .check) }
                }),
            status: problem == nil ? 200 : 422)
    }
}
