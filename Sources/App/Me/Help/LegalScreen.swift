import Interface
import Records

/// Privacy, terms, licence and refunds, in plain words (MZ-292, SY-063).
enum LegalScreen {
    static func show(_ context: RequestContext, _ page: LegalPage) throws(NeedsData) -> Reply {
        guard let guide = try Guide(context) else { return HelpLink.missing(context) }
        let key = "legal." + page.rawValue
        let title = guide[key]
        guard !context.wantsJSON else {
            return .json(.object(["title": .string(title), "text": .string(guide[key + ".body"])]))
        }
        return .page(
            Page(
                title: title, area: .me, name: "legal",
                header: PageHeader(title, back: Route.me(.settings).link(), backLabel: context.strings[.navBack]).node,
                content: group {
                    if page == .privacy { p(.class("promise")) { guide["legal.promise"] } }
                    card(.class("prose", "guide")) { guide.prose(key + ".body") }
                    if page == .privacy { connections(context, guide) }
                    others(page, context, guide)
                }))
    }

    /// The connections that may leave the device, each with the page of its switch (SY-063).
    private static func connections(_ context: RequestContext, _ guide: Guide) -> Node {
        titledSection(guide["legal.connections"], id: "connections") {
            rows {
                linkRow(
                    context.strings[.sourceTitle], href: Route.times(.source).link(),
                    detail: guide["legal.connection.source"],
                    icon: .sync)
                linkRow(
                    context.strings[.reorganiseOffer],
                    href: (context.bundle.advisor.address == nil ? Route.me(.helpTopic(.late)) : .me(.settings)).link(),
                    detail: guide["legal.connection.advisor"], icon: .repeats)
                linkRow(
                    context.strings[.placeFollow], href: Route.times(.place).link(),
                    detail: guide["legal.connection.place"],
                    icon: .pin)
                if context.opens(.planner(.calendars)) {
                    linkRow(
                        context.strings[.calendarsTitle], href: Route.planner(.calendars).link(),
                        detail: guide["legal.connection.calendars"], icon: .calendar)
                }
                if context.opens(.quran(.listening(.surah(1)))) {
                    linkRow(
                        context.strings[.listenNetwork], href: Route.quran(.listening(.surah(1))).link(),
                        detail: guide["legal.connection.recitations"], icon: .listen)
                }
                if context.opens(.path(.settings)) {
                    linkRow(
                        context.strings[.pathSetSync], href: Route.path(.settings).link(),
                        detail: guide["legal.connection.path"], icon: .sync)
                }
                if context.opens(.planner(.push)) {
                    linkRow(
                        context.strings[.pushTitle], href: Route.planner(.push).link(),
                        detail: guide["legal.connection.reminders"], icon: .bell)
                }
            }
        }
    }

    private static func others(_ page: LegalPage, _ context: RequestContext, _ guide: Guide) -> Node {
        rows {
            for other in LegalPage.allCases where other != page {
                linkRow(guide["legal." + other.rawValue], href: Route.me(.legal(other)).link())
            }
            linkRow(context.strings[.sourcesTitle], href: Route.me(.sources).link())
        }
    }
}
