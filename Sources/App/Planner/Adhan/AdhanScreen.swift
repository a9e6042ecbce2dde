import Almanac
import Interface
import Planner
import Records

/// What is heard when a prayer's time begins: `/me/settings/adhan`.
enum AdhanScreen {
    static func show(
        _ context: RequestContext, typed: FormFields? = nil, problem: (field: String, message: String)? = nil
    )
        throws(NeedsData) -> Reply
    {
        let settings = AdhanSettings(try context.library.record(ReminderSettings.key), context.bundle.reminders)
        guard !context.wantsJSON else { return .json(json(settings)) }
        let strings = context.strings
        let view = AdhanView(context: context, settings: settings, typed: typed, problem: problem)
        return .page(
            Page(
                title: strings[.adhanTitle], area: .me, name: "adhan",
                header: PageHeader(strings[.adhanTitle], back: Route.me(.settings).link(), backLabel: strings[.navBack])
                    .node,
                content: group {
                    if let problem {
                        errorSummary(strings[.errorSummary], [(field: problem.field, text: problem.message)])
                    }
                    view.recordings
                    ChoicesForm(context, .planner(.adhanSettings)).node { view.fields }
                }),
            status: problem == nil ? 200 : 422)
    }

    private static func json(_ settings: AdhanSettings) -> JSON {
        var prayers = JSONObject()
        for (index, prayer) in PrayerBlock.Kind.allCases.enumerated() {
            prayers[prayer.name] = .object([
                "voice": .string(settings.voices[index]), "volume": .int(Int64(settings.volumes[index])),
            ])
        }
        return .object([
            "on": .bool(settings.isOn), "prayers": .object(prayers),
            "quiet": .object([
                "on": .bool(settings.isQuiet), "from": .string(Minute.text(settings.hours.from)),
                "to": .string(Minute.text(settings.hours.to)),
            ]),
        ])
    }
}
