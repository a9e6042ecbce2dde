import Recitation
import Records

/// The part of the stylesheet made from `RecitationConfig.json`: the colours of what became of a word (QI-038 to QI-042).
public enum ReciteSheet {
    /// The CSS of a configuration; empty if it can't be read, so that pages still work without colours.
    public static func css(_ json: JSON?) -> [UInt8] {
        guard let json, let config = try? RecitationConfig(json: json) else { return [] }
        let colours = config.colours
        let css =
            ":root {\n--recite-heard: \(colours.heard);\n--recite-not-heard: \(colours.notHeard);\n"
            + "--recite-other: \(colours.other);\n--recite-extra: \(colours.extra);\n"
            + "--recite-waiting: \(colours.waiting);\n}\n"
        return Array(css.utf8)
    }
}
