import Interface
import Records

/// The settings of the app's appearance: themes, text size, light and dark, motion, and vibration.
enum AppearanceScreen {
    static func show(_ context: RequestContext, problem: (field: FieldName, message: String)? = nil) -> Reply {
        guard !context.wantsJSON else { return .json(json(context)) }
        let strings = context.strings
        let view = AppearanceView(context: context, problem: problem)
        return .page(
            Page(
                title: strings[.lookTitle], area: .me, name: "appearance",
                header: PageHeader(strings[.lookTitle], back: Route.me(.settings).link(), backLabel: strings[.navBack])
                    .node,
                content: group {
                    if let problem {
                        errorSummary(strings[.errorFirst], [(field: problem.field.rawValue, text: problem.message)])
                    }
                    p(.class("part-lead")) { strings[.lookLead] }
                    view.themes
                    view.choices
                }),
            status: problem == nil ? 200 : 422)
    }

    /// All themes, each with whether it belongs to the paid tier, and the present choices.
    private static func json(_ context: RequestContext) -> JSON {
        var themes: [JSON] = []
        for theme in context.bundle.theme.themes {
            themes.append(
                .object([
                    "name": .string(theme.name), "title": .string(AppearanceView.name(theme.name, context.strings)),
                    "pro": .bool(theme.tier == .pro),
                ]))
        }
        let settings = context.settings
        return .object([
            "themes": .array(themes), "theme": .string(context.look.chosen),
            "themeInForce": .string(context.look.theme),
            "festiveTheme": .bool(settings.festiveTheme != ThemeInForce.off), "mode": .string(settings.mode.rawValue),
            "textScale": .int(Int64(settings.textScale)), "still": .bool(settings.isStill),
            "lightEffects": .bool(settings.isLight), "confetti": .bool(settings.celebrates),
            "haptics": .bool(settings.haptics),
        ])
    }
}
