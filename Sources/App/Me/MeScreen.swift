import Interface

/// The area Me: settings, data and what the product is.
enum MeScreen {
    static func show(_ visit: Visit) -> Reply {
        let strings = visit.strings
        return .page(
            Page(
                title: strings[.meTitle], area: .me, name: "me", header: PageHeader(strings[.meTitle]).node,
                content: group {
                    p(.class("part-lead")) { strings[.meLocal] }
                    rows {
                        linkRow(
                            strings[.placeCurrent], href: Route.place.link(), icon: .pin,
                            value: visit.place.map { visit.name(of: $0) } ?? "")
                        if visit.opens(.series) {
                            linkRow(strings[.seriesTitle], href: Route.series.link(), icon: .repeats)
                        }
                        linkRow(strings[.timesMonth], href: Route.thisMonth.link(), icon: .clock)
                        linkRow(strings[.methodsTitle], href: Route.methods.link(), icon: .sun)
                        linkRow(strings[.calendarTitle], href: Route.thisHijriYear.link(), icon: .calendar)
                        linkRow(strings[.qiblaTitle], href: Route.qibla.link(), icon: .qibla)
                    }
                    rows {
                        if visit.shows(.path) {
                            linkRow(strings[.pathTitle], href: Route.worship(.home).link(), icon: .path)
                        }
                    }
                    ProScreen.way(visit)
                    rows {
                        linkRow(strings[.settingsTitle], href: Route.settings.link(), icon: .settings)
                        linkRow(strings[.lookTitle], href: Route.appearance.link(), icon: .star)
                        if visit.opens(.reminderSettings) {
                            linkRow(strings[.reminderSettingsTitle], href: Route.reminderSettings.link(), icon: .bell)
                        }
                        linkRow(strings[.dataTitle], href: Route.data.link(), icon: .download)
                    }
                    rows {
                        linkRow(strings[.helpTitle], href: Route.help.link(), icon: .help)
                        linkRow(strings[.legalTitle], href: Route.legal(.privacy).link(), icon: .check)
                        linkRow(strings[.sourcesTitle], href: Route.sources.link(), icon: .quran)
                        linkRow(strings[.aboutTitle], href: Route.about.link(), icon: .info)
                    }
                }))
    }
}
