import Interface

/// The area Me: settings, data and the product itself.
enum MeScreen {
    static func show(_ context: RequestContext) -> Reply {
        let strings = context.strings
        return .page(
            Page(
                title: strings[.meTitle], area: .me, name: "me", header: PageHeader(strings[.meTitle]).node,
                content: group {
                    p(.class("part-lead")) { strings[.meLocal] }
                    rows {
                        linkRow(
                            strings[.placeCurrent], href: Route.times(.place).link(), icon: .pin,
                            value: context.place.map { context.name(of: $0) } ?? "")
                        if context.opens(.planner(.series)) {
                            linkRow(strings[.seriesTitle], href: Route.planner(.series).link(), icon: .repeats)
                        }
                        linkRow(strings[.timesMonth], href: Route.times(.thisMonth).link(), icon: .clock)
                        linkRow(strings[.methodsTitle], href: Route.times(.methods).link(), icon: .sun)
                        linkRow(strings[.calendarTitle], href: Route.times(.thisHijriYear).link(), icon: .calendar)
                        linkRow(strings[.qiblaTitle], href: Route.times(.qibla).link(), icon: .qibla)
                    }
                    rows {
                        linkRow(strings[.settingsAreas], href: Route.me(.areas).link(), icon: .areas)
                        if context.shows(.path) {
                            linkRow(strings[.pathTitle], href: Route.path(.home).link(), icon: .path)
                        }
                    }
                    ProScreen.way(context)
                    rows {
                        linkRow(strings[.settingsTitle], href: Route.me(.settings).link(), icon: .settings)
                        linkRow(strings[.lookTitle], href: Route.me(.appearance).link(), icon: .star)
                        if context.opens(.planner(.reminderSettings)) {
                            linkRow(
                                strings[.reminderSettingsTitle], href: Route.planner(.reminderSettings).link(),
                                icon: .bell)
                            linkRow(strings[.remindersTitle], href: Route.planner(.reminders).link(), icon: .clock)
                        }
                        linkRow(strings[.dataTitle], href: Route.me(.data).link(), icon: .download)
                    }
                    rows {
                        linkRow(strings[.helpTitle], href: Route.me(.help).link(), icon: .help)
                        linkRow(strings[.legalTitle], href: Route.me(.legal(.privacy)).link(), icon: .check)
                        linkRow(strings[.sourcesTitle], href: Route.me(.sources).link(), icon: .quran)
                        linkRow(strings[.aboutTitle], href: Route.me(.about).link(), icon: .info)
                    }
                }))
    }
}
