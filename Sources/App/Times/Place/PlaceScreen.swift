import Almanac
import Interface
import Records

/// Where one is: by the device, by name, by country, or by coordinates.
enum PlaceScreen {
    static func show(_ visit: Visit) throws(Missing) -> Reply {
        try show(visit, form: FormFields(), problem: nil)
    }

    /// The page that asks which city it is, where the device knows only the region (MZ-222).
    static func confirm(_ visit: Visit, _ city: City, form: FormFields) throws(Missing) -> Reply {
        var view = PlaceView(visit, try PlaceFinder(visit), form: form, problem: nil)
        view.vague = city
        return .page(page(visit, view))
    }

    /// The page again after a refusal, with what was typed.
    static func show(_ visit: Visit, form: FormFields, problem: (FieldName, String)?) throws(Missing) -> Reply {
        let finder = try PlaceFinder(visit)
        guard !visit.wantsJSON else { return .json(finder.json) }
        let view = PlaceView(visit, finder, form: form, problem: problem)
        return .page(page(visit, view), status: problem == nil ? 200 : 422)
    }

    private static func page(_ visit: Visit, _ view: PlaceView) -> Page {
        let strings = visit.strings
        return Page(
            title: strings[.placeTitle], area: .today, name: "place",
            header: PageHeader(
                strings[.placeTitle], back: visit.orHome(Return.route(visit) ?? .planner(.today)).link(),
                backLabel: strings[.navBack]
            ).node,
            content: view.node)
    }

    /// The first page anyone sees.
    static func welcome(_ visit: Visit) throws(Missing) -> Reply {
        let view = PlaceView(visit, try PlaceFinder(visit), form: FormFields(), problem: nil)
        let strings = visit.strings
        return .page(
            Page(
                title: strings[.appTagline], area: .today, name: "welcome",
                header: PageHeader(strings[.welcomeTitle]).node,
                content: group {
                    LanguageSwitch(visit: visit, back: .planner(.today)).node
                    div(.class("welcome")) {
                        Illustration.place.node
                        p(.class("welcome-tagline")) { strings[.appTagline] }
                        p { strings[.welcomeBody] }
                        if visit.settings.introduction.standing != .never {
                            linkButton(strings[.setupOffer], href: Route.me(.setup).link(), kind: .quiet, icon: .star)
                        }
                    }
                    view.node
                }))
    }
}
