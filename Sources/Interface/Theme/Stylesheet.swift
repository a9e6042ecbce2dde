/// The stylesheet generated from a theme configuration. It contains only custom properties, which the hand-written CSS
/// uses.
public struct Stylesheet {
    private var css = ""

    /// Returns the CSS of all themes, their motion, the text sizes, and the minutes of a timeline.
    public static func theme(_ config: ThemeConfig, motion: AnimationConfig) -> [UInt8] {
        var sheet = Stylesheet()
        sheet.rule(":root") { sheet in sheet.motion(motion) }
        // A theme within another theme's page, as on a card that shows it, begins from the base too.
        sheet.rule(":root, [data-theme]") { sheet in sheet.tokens(config.base) }
        for theme in config.themes { sheet.theme(theme, isStandard: theme.name == config.standard) }
        for paper in config.papers {
            sheet.rule("[data-paper=\"\(paper.name)\"]") { sheet in
                sheet.line(paper.name == "dark" ? "color-scheme: dark;" : "color-scheme: light;")
                sheet.palette(paper.palette, nil)
            }
        }
        sheet.stillness(motion)
        for scale in config.scales where scale != 100 {
            sheet.rule(":root[data-scale=\"\(scale)\"]") { sheet in sheet.line("font-size: \(scale)%;") }
        }
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
        // A page that names no theme has the standard one.
        let scopes = isStandard ? [":root:not([data-theme])"] : []
        let all = scopes + ["[data-theme=\"\(theme.name)\"]"]
        func scoped(_ suffix: String) -> String {
            var selector = ""
            for scope in all { selector += (selector.isEmpty ? "" : ", ") + scope + suffix }
            return selector
        }
        let contrast = "@media (prefers-contrast: more)"
        let isDark = theme.faces == .dark
        rule(scoped("")) { sheet in
            sheet.tokens(theme.overrides)
            sheet.face(theme, isDark: isDark)
            sheet.gradient(theme.gradient)
            sheet.ground(theme)
        }
        rule(contrast) { sheet in
            sheet.rule(scoped("")) { $0.palette(isDark ? theme.darkContrast : theme.lightContrast, nil) }
        }
        guard theme.faces == .both else { return }
        let (chosen, unchosen) = (scoped("[data-mode=\"dark\"]"), scoped(":not([data-mode=\"light\"])"))
        let media = "@media (prefers-color-scheme: dark)"
        rule(media) { $0.rule(unchosen) { $0.face(theme, isDark: true) } }
        rule(chosen) { $0.face(theme, isDark: true) }
        rule(contrast) { $0.rule(chosen) { $0.palette(theme.darkContrast, nil) } }
        rule("\(media) and (prefers-contrast: more)") { $0.rule(unchosen) { $0.palette(theme.darkContrast, nil) } }
    }

    private mutating func face(_ theme: Theme, isDark: Bool) {
        line(isDark ? "color-scheme: dark;" : "color-scheme: light;")
        palette(isDark ? theme.dark : theme.light, isDark ? theme.darkShadows : theme.lightShadows)
        // The veil that dims a page behind a dialog is never lighter than the page.
        property("veil", isDark ? "var(--background)" : "var(--shade)")
    }
}

extension Stylesheet {
    /// Writes the classes that stand for numbers, because no element has a `style` attribute: hours and minutes of a
    /// start (`h11 m39`), of a length (`dh0 dm20`) and of the timeline's beginning (`oh4 om51`), and the lane of a task
    /// (`l1 ln3`).
    ///
    /// Hours go up to 47, because a task may run past midnight.
    mutating func minutes() {
        for hour in 0..<48 {
            line(".h\(hour) { --h: \(hour) } .dh\(hour) { --dh: \(hour) } .oh\(hour) { --oh: \(hour) }")
        }
        for minute in 0..<60 {
            line(".m\(minute) { --m: \(minute) } .dm\(minute) { --dm: \(minute) } .om\(minute) { --om: \(minute) }")
        }
        for lane in 0..<8 { line(".l\(lane) { --lane: \(lane) } .ln\(lane + 1) { --lanes: \(lane + 1) }") }
    }
}
