import Quran
import Records

/// The part of the stylesheet made from `TajweedConfig.json`: the colours and the sign of each category.
///
/// The colour follows the page: a dark theme or paper has the dark one, and sepia paper its own. Colours with more
/// contrast are for people who switched them on, or who asked the device for more contrast.
public enum TajweedSheet {
    /// The CSS of a configuration; empty if it can't be read, so that pages still work without colours.
    public static func css(_ json: JSON?) -> [UInt8] {
        guard let json, let config = try? TajweedConfig(json: json) else { return [] }
        var css = ""
        for category in config.categories {
            let given = TajweedColours(light: category.light, dark: category.dark, sepia: category.sepia)
            css += colours(category, given, "", "")
        }
        for category in config.categories { css += colours(category, category.accessible, "[data-accessible]", " ") }
        css += "@media (prefers-contrast: more) {\n"
        for category in config.categories { css += colours(category, category.accessible, ":root", " ") }
        css += "}\n"
        for category in config.categories { css += "[data-signs] .tajweed-\(category.id) {\n\(sign(category.sign))}\n" }
        return Array(css.utf8)
    }

    /// - Parameters:
    /// - scope: a selector for what is around the letters.
    /// - space: what separates it from the letters' selector.
    private static func colours(
        _ category: TajweedCategory, _ colours: TajweedColours, _ scope: String, _ space: String
    ) -> String {
        let own = ".tajweed-" + category.id
        let paper = "[data-paper=\"sepia\"]"
        // Browsers that don't know the function keep the colour before it.
        let both = "color: \(colours.light);\ncolor: light-dark(\(colours.light), \(colours.dark));\n"
        let sepia = scope == ":root" ? scope + " " + paper : paper + scope
        return "\(scope)\(space)\(own) {\n\(both)}\n\(sepia) \(own) {\ncolor: \(colours.sepia);\n}\n"
    }

    private static func sign(_ sign: TajweedSign) -> String {
        let parts = sign.rawValue.split(separator: "-")
        guard parts.count == 2 else { return "" }
        let line = parts[0] == "over" ? "overline" : "underline"
        return "text-decoration-line: \(line);\ntext-decoration-style: \(parts[1]);\n"
    }
}
