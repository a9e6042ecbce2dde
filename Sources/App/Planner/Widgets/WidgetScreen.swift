import Almanac
import Interface
import Planner
import Records

/// A widget as a page, a drawing or data.
enum WidgetScreen {
    static func show(_ context: RequestContext, _ address: WidgetAddress) throws(NeedsData) -> Reply {
        if let secret = address.secret, try !AccessToken.allows(.widgets, secret, context) {
            return ErrorScreen.notFound(context)
        }
        switch try PlacedDays(context) {
        case .missing(let reply):
            return address.format == .page && !context.wantsJSON
                ? reply : .refusal("place_needed", context.strings[.welcomeBody], status: 409)
        case .days(let days):
            let facts = try WidgetFacts(context, days)
            let isShared = address.secret != nil
            if address.format == .facts || context.wantsJSON { return .json(facts.json(address.kind, context)) }
            guard address.format == .drawing else {
                let page = WidgetPage(context: context, facts: facts, address: address)
                return .widget(
                    page.node.renderDocument(), type: "text/html; charset=utf-8", refresh: facts.refresh,
                    isShared: isShared)
            }
            let drawing = WidgetDrawing(address.kind, facts, context, WidgetInk(palette: palette(context)))
            let size = address.kind.size
            let node = drawing.node(
                .drawingNamespace, .width(size.width), .height(size.height), .fontFamily("system-ui, sans-serif"))
            return .widget(node.render(), type: "image/svg+xml", refresh: facts.refresh, isShared: isShared)
        }
    }

    /// The theme's colours. A standalone drawing can't ask the device, so if the person leaves the mode to the device,
    /// `mode=dark` in the address selects it.
    private static func palette(_ context: RequestContext) -> Palette {
        let appearance = PageFrame.appearance(context)
        let config = context.bundle.theme
        guard let theme = config.theme(appearance.theme) ?? config.themes.first else { return Palette() }
        switch context.parameter(.mode) {
        case "dark": return theme.dark
        case "light": return theme.light
        default: return appearance.mode == .dark ? theme.dark : theme.light
        }
    }

    /// Notes one of today's voluntary prayers as prayed, from a widget; the name of an obligatory prayer is refused
    /// (MZ-239).
    static func mark(
        _ form: FormFields, _ secret: String?, _ idempotencyKey: IdempotencyKey, _ context: RequestContext,
        _ changeSet: inout ChangeSet
    )
        throws(NeedsData) -> Applied
    {
        if let secret, try !AccessToken.allows(.widgets, secret, context) {
            return Applied(ErrorScreen.notFound(context))
        }
        guard let days = try PrayerDays(context) else {
            return Applied(.refusal("place_needed", context.strings[.welcomeBody], status: 409))
        }
        var asked = FormFields()
        for (name, value) in [
            (FieldName.step, MarkStep.check.rawValue), (.mark, form[.mark] ?? ""),
        ] {
            asked.pairs.append(.init(name.rawValue, value))
        }
        var applied = try MarkHandler(context: context, form: asked, date: days.today).apply(idempotencyKey, &changeSet)
        if case .seeOther = applied.page {
            applied.page = .seeOther(Route.planner(.widget(WidgetAddress(.rectNafil, secret: secret))).link())
        }
        return applied
    }
}
