import Almanac
import Interface
import Planner
import Records

/// One widget as a page, a drawing or facts.
enum WidgetScreen {
    static func show(_ visit: Visit, _ address: WidgetAddress) throws(Missing) -> Reply {
        if let secret = address.secret, try !AccessToken.allows(.widgets, secret, visit) {
            return ErrorScreen.notFound(visit)
        }
        switch try PlacedDays(visit) {
        case .missing(let reply):
            return address.format == .page && !visit.wantsJSON
                ? reply : .refusal("place_needed", visit.strings[.welcomeBody], status: 409)
        case .days(let days):
            let facts = try WidgetFacts(visit, days)
            let isShared = address.secret != nil
            if address.format == .facts || visit.wantsJSON { return .json(facts.json(address.kind, visit)) }
            guard address.format == .drawing else {
                let page = WidgetPage(visit: visit, facts: facts, address: address)
                return .widget(
                    page.node.renderDocument(), type: "text/html; charset=utf-8", refresh: facts.refresh,
                    isShared: isShared)
            }
            let drawing = WidgetDrawing(address.kind, facts, visit, WidgetInk(palette: palette(visit)))
            let size = address.kind.size
            let node = drawing.node(
                .drawingNamespace, .width(size.width), .height(size.height), .fontFamily("system-ui, sans-serif"))
            return .widget(node.render(), type: "image/svg+xml", refresh: facts.refresh, isShared: isShared)
        }
    }

    /// The theme's colours. A drawing that stands alone can't ask the device, so `mode=dark` says it in the address where
    /// the person leaves it to the device.
    private static func palette(_ visit: Visit) -> Palette {
        let appearance = PageFrame.appearance(visit)
        let config = visit.bundle.theme
        guard let theme = config.theme(appearance.theme) ?? config.themes.first else { return Palette() }
        switch visit.parameter(.mode) {
        case "dark": return theme.dark
        case "light": return theme.light
        default: return appearance.mode == .dark ? theme.dark : theme.light
        }
    }

    /// Notes a voluntary prayer of today as prayed, from a widget; an obligatory prayer's name is refused (MZ-239).
    static func mark(
        _ form: FormFields, _ secret: String?, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox
    )
        throws(Missing) -> Applied
    {
        if let secret, try !AccessToken.allows(.widgets, secret, visit) {
            return Applied(ErrorScreen.notFound(visit))
        }
        guard let days = try PrayerDays(visit) else {
            return Applied(.refusal("place_needed", visit.strings[.welcomeBody], status: 409))
        }
        var asked = FormFields()
        for (name, value) in [
            (FieldName.step, MarkStep.check.rawValue), (.mark, form[.mark] ?? ""),
        ] {
            asked.pairs.append(.init(name.rawValue, value))
        }
        var applied = try MarkCommand(visit: visit, form: asked, date: days.today).apply(operation, &outbox)
        if case .seeOther = applied.page {
            applied.page = .seeOther(Route.planner(.widget(WidgetAddress(.rectNafil, secret: secret))).link())
        }
        return applied
    }
}
