import Interface
import Records

/// Privacy, terms, licence and refunds, in plain words (MZ-292, SY-063).
enum LegalScreen {
    static func show(_ visit: Visit, _ page: LegalPage) throws(Missing) -> Reply {
        guard let guide = try Guide(visit) else { return HelpLink.missing(visit) }
        let key = "legal." + page.rawValue
        let title = guide[key]
        guard !visit.wantsJSON else {
            return .json(.object(["title": .string(title), "text": .string(guide[key + ".body"])]))
        }
        return .page(
            Page(
                title: title, area: .me, name: "legal",
                header: PageHeader(title, back: Route.me(.settings).link(), backLabel: visit.strings[.navBack]).node,
                content: group {
                    if page == .privacy { p(.class("promise")) { guide["legal.promise"] } }
                    card(.class("prose", "guide")) { guide.prose(key + ".body") }
                    if page == .privacy { connections(visit, guide) }
                    others(page, visit, guide)
                }))
    }

    /// What may leave the device, each with the page of its switch (SY-063).
    private static func connections(_ visit: Visit, _ guide: Guide) -> Node {
        titledSection(guide["legal.connections"], id: "connections") {
            rows {
                linkRow(
                    visit.strings[.sourceTitle], href: Route.times(.source).link(),
                    detail: guide["legal.connection.source"],
                    icon: .sync)
                linkRow(
                    visit.strings[.reorganiseOffer],
                    href: (visit.bundle.advisor.address == nil ? Route.me(.helpTopic(.late)) : .me(.settings)).link(),
                    detail: guide["legal.connection.advisor"], icon: .repeats)
                linkRow(
                    visit.strings[.placeFollow], href: Route.times(.place).link(),
                    detail: guide["legal.connection.place"],
                    icon: .pin)
                if visit.opens(.quran(.listening(.surah(1)))) {
                    linkRow(
                        visit.strings[.listenNetwork], href: Route.quran(.listening(.surah(1))).link(),
                        detail: guide["legal.connection.recitations"], icon: .listen)
                }
                if visit.opens(.path(.settings)) {
                    linkRow(
                        visit.strings[.pathSetSync], href: Route.path(.settings).link(),
                        detail: guide["legal.connection.path"], icon: .sync)
                }
                if visit.opens(.planner(.reminderSettings)) {
                    linkRow(
                        visit.strings[.reminderSettingsTitle], href: Route.planner(.reminderSettings).link(),
                        detail: guide["legal.connection.reminders"], icon: .bell)
                }
            }
        }
    }

    private static func others(_ page: LegalPage, _ visit: Visit, _ guide: Guide) -> Node {
        rows {
            for other in LegalPage.allCases where other != page {
                linkRow(guide["legal." + other.rawValue], href: Route.me(.legal(other)).link())
            }
            linkRow(visit.strings[.sourcesTitle], href: Route.me(.sources).link())
        }
    }
}
