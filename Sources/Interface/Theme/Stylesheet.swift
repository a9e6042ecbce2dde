/// The stylesheet that a theme configuration becomes: custom properties alone, which the hand-written CSS uses.
public struct Stylesheet {
    private var css = ""

    /// The CSS of all themes, and of the minutes of a timeline.
    public static func theme(_ config: ThemeConfig) -> [UInt8] {
        var sheet = Stylesheet()
        sheet.rule(":root") { sheet in sheet.tokens(config.base) }
        for theme in config.themes { sheet.theme(theme, isStandard: theme.name == config.standard) }
        sheet.minutes()
        return Array(sheet.css.utf8)
    }

    mutating func line(_ text: String) {
        css += text
        css += "\n"
    }

    mutating func rule(_ selector: String, _ body: (inout Stylesheet) -> Void) {
        line(selector + " {")
        body(&self)
        line("}")
    }

    mutating func property(_ name: String, _ value: String) { line("--\(name): \(value);") }

    private mutating func theme(_ theme: Theme, isStandard: Bool) {
        let named = "[data-theme=\"\(theme.name)\"]"
        let base = isStandard ? ":root, \(named)" : named
        let chosenDark =
            isStandard ? ":root[data-mode=\"dark\"], \(named)[data-mode=\"dark\"]" : "\(named)[data-mode=\"dark\"]"
        let unchosen = isStandard ? ":root:not([data-mode=\"light\"])" : "\(named):not([data-mode=\"light\"])"
        let darkMedia = "@media (prefers-color-scheme: dark)"
        let contrast = "(prefers-contrast: more)"
        rule(base) { sheet in
            sheet.line("color-scheme: light;")
            sheet.tokens(theme.overrides)
            sheet.palette(theme.light, theme.lightShadows)
            sheet.gradient(theme.gradient)
        }
        let dark = { (sheet: inout Stylesheet) in
            sheet.line("color-scheme: dark;")
            sheet.palette(theme.dark, theme.darkShadows)
        }
        rule(darkMedia) { $0.rule(unchosen, dark) }
        rule(chosenDark, dark)
        rule("@media \(contrast)") { sheet in
            sheet.rule(base) { $0.palette(theme.lightContrast, nil) }
            sheet.rule(chosenDark) { $0.palette(theme.darkContrast, nil) }
        }
        rule("\(darkMedia) and \(contrast)") { sheet in
            sheet.rule(unchosen) { $0.palette(theme.darkContrast, nil) }
        }
    }
}
