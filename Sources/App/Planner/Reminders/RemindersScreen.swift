import Almanac
import Interface
import Planner
import Records

/// The coming reminders and those that have just come, in a list that works whatever a device allows (SY-037).
enum RemindersScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        switch try PlacedDays(context) {
        case .missing(let reply): return reply
        case .days(let days):
            guard let reminders = try Reminders(context) else { return try Place.needed(context) }
            let view = ReminderView(context, days.zone, back: .planner(.reminders))
            guard !context.wantsJSON else {
                return .json(try RemindersJSON(context, view.words, days.zone).json(reminders))
            }
            return .page(page(context, view, reminders, days))
        }
    }

    private static func page(
        _ context: RequestContext, _ view: ReminderView, _ reminders: Reminders, _ days: PrayerDays
    ) -> Page {
        let strings = context.strings
        let schedule = reminders.schedule
        return Page(
            title: strings[.remindersTitle], area: .today, name: "reminders",
            header: PageHeader(
                strings[.remindersTitle], back: context.home.front.link(), backLabel: strings[.navBack],
                actions: HelpLink.icon(.reminders, context)
            ).node,
            content: group {
                if schedule.pending.isEmpty && schedule.recent.isEmpty {
                    emptyState(.openDay, title: strings[.remindersNone], text: strings[.remindersNoneBody])
                }
                if !schedule.recent.isEmpty {
                    titledSection(strings[.remindersRecent], id: "recent") {
                        rows { for reminder in schedule.recent { view.row(reminder, hasActions: true) } }
                    }
                }
                if !schedule.pending.isEmpty {
                    titledSection(strings[.remindersPending], id: "pending") {
                        rows { for reminder in schedule.pending { view.row(reminder, hasActions: false) } }
                    }
                }
                div(.class("form-actions")) {
                    linkButton(
                        strings[.reminderSettingsTitle], href: Route.planner(.reminderSettings).link(), icon: .settings)
                    if context.shows(.today) {
                        linkButton(
                            strings[.calendarFileWeek], href: Route.planner(.calendarFile(.week(days.today))).link(),
                            kind: .quiet, icon: .download)
                    }
                }
            })
    }
}
