import Interface
import Planner

/// Every theme in its own colours, one after another raised a little; a touch shows one larger at once. The free one is
/// labelled as free (K6).
struct ProThemes {
    let context: RequestContext
    private var strings: Strings { context.strings }

    init(_ context: RequestContext) { self.context = context }

    var node: Node {
        fieldset(.class("field", "pro-themes")) {
            legend(.class("spoken")) { strings[key: "pro.themes.title"] }
            for theme in context.bundle.theme.themes { swatch(theme) }
        }
    }

    private func swatch(_ theme: Theme) -> Node {
        label(.class("pro-theme"), .data("theme", theme.name), .data("mode", "light")) {
            input(.type("radio"), .name("preview"), .value(theme.name), .class("spoken"))
            span(.class("pro-theme-band"), .ariaHidden) { strings.name(.asr) }
            span(.class("pro-theme-name")) { name(theme) }
            if theme.tier == .free { badge(strings[.proFree]) }
        }
    }

    private func name(_ theme: Theme) -> String {
        let key = "pro.theme." + theme.name
        return strings.has(key: key) ? strings[key: key] : theme.name
    }
}
