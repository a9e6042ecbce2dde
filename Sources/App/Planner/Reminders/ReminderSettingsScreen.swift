import Almanac
import Interface
import Planner
import Records

/// Which reminders come, when they are quiet, and how they reach this device: `/me/settings/reminders`.
enum ReminderSettingsScreen {
    static func show(
        _ context: RequestContext, typed: FormFields? = nil, problem: (field: String, message: String)? = nil
    )
        throws(NeedsData) -> Reply
    {
        let settings = ReminderSettings(
            context.inForce(try context.library.record(ReminderSettings.key)), context.bundle.reminders)
        let days = try PrayerDays(context)
        guard !context.wantsJSON else { return .json(json(settings, context.bundle.reminders)) }
        let strings = context.strings
        let view = ReminderSettingsView(context: context, settings: settings, typed: typed, problem: problem)
        return .page(
            Page(
                title: strings[.reminderSettingsTitle], area: .me, name: "reminder-settings",
                header: PageHeader(
                    strings[.reminderSettingsTitle], back: Route.me(.settings).link(), backLabel: strings[.navBack],
                    actions: HelpLink.icon(.reminders, context)
                ).node,
                content: group {
                    if let problem {
                        errorSummary(strings[.errorSummary], [(field: problem.field, text: problem.message)])
                    }
                    ReminderChannelsView(context: context, today: days?.today).node
                    ChoicesForm(context, .planner(.reminderSettings)).node { view.node }
                }),
            status: problem == nil ? 200 : 422)
    }

    private static func json(_ settings: ReminderSettings, _ config: RemindersConfig) -> JSON {
        var kinds = JSONObject()
        for kind in settings.kinds {
            kinds[kind.id] = .object(["on": .bool(kind.isOn), "minutes": .int(Int64(kind.minutes))])
        }
        var groups = JSONObject()
        for group in ReminderSubject.Group.allCases {
            groups[group.rawValue] = .bool(!settings.off.contains(group))
        }
        var sounds = JSONObject()
        for (index, tone) in config.tones.enumerated() { sounds[tone.name] = .string(settings.sounds[index]) }
        return .object([
            "groups": .object(groups), "sounds": .object(sounds),
            "kinds": .object(kinds), "snooze": .int(Int64(settings.snooze)), "sound": .bool(settings.isSounding),
            "quiet": .object([
                "on": .bool(settings.isQuiet), "from": .string(Minute.text(settings.hours.from)),
                "to": .string(Minute.text(settings.hours.to)),
            ]),
        ])
    }
}
