import Almanac
import Interface
import Records

/// The page that sets the person's place: by the device, by name, by country, or by coordinates.
enum PlaceScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        try show(context, form: FormFields(), problem: nil)
    }

    /// The page that asks which city it is if the device knows only the region (MZ-222).
    static func confirm(_ context: RequestContext, _ city: City, form: FormFields) throws(NeedsData) -> Reply {
        var view = PlaceView(context, try PlaceFinder(context), form: form, problem: nil)
        view.vague = city
        return .page(page(context, view))
    }

    /// The page again after a refusal, with the typed values.
    static func show(_ context: RequestContext, form: FormFields, problem: (FieldName, String)?) throws(NeedsData)
        -> Reply
    {
        let finder = try PlaceFinder(context)
        guard !context.wantsJSON else { return .json(finder.json) }
        let view = PlaceView(context, finder, form: form, problem: problem)
        return .page(page(context, view), status: problem == nil ? 200 : 422)
    }

    private static func page(_ context: RequestContext, _ view: PlaceView) -> Page {
        let strings = context.strings
        return Page(
            title: strings[.placeTitle], area: .today, name: "place",
            header: PageHeader(
                strings[.placeTitle], back: context.orHome(Return.route(context) ?? .planner(.today)).link(),
                backLabel: strings[.navBack]
            ).node,
            content: view.node)
    }

    /// The first page that a new person sees.
    static func welcome(_ context: RequestContext) throws(NeedsData) -> Reply {
        let view = PlaceView(context, try PlaceFinder(context), form: FormFields(), problem: nil)
        let strings = context.strings
        return .page(
            Page(
                title: strings[.appTagline], area: .today, name: "welcome",
                header: PageHeader(strings[.welcomeTitle]).node,
                content: group {
                    LanguageSwitch(context: context, back: .planner(.today)).node
                    div(.class("welcome")) {
                        Illustration.place.node
                        p(.class("welcome-tagline")) { strings[.appTagline] }
                        p { strings[.welcomeBody] }
                        if context.settings.introduction.standing != .never {
                            linkButton(strings[.setupOffer], href: Route.me(.setup).link(), kind: .quiet, icon: .star)
                        }
                    }
                    view.node
                }))
    }
}
