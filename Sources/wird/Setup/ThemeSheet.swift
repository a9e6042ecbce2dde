import App
import Foundation
import Interface
import Records
import Storage

/// The stylesheet made from the configuration: colours, type, motion, tajweed and what became of a recited word. The built files contain the shipped
/// one; a running server replaces it with an operator's own.
enum ThemeSheet {
    /// The stylesheet of the bundle's `config`.
    static func bytes(_ config: JSON) throws(ThemeError) -> [UInt8] {
        let theme = try ThemeConfig(config["ThemeConfig"]?.object ?? JSONObject())
        let motion = try AnimationConfig(config["AnimationConfig"]?.object ?? JSONObject())
        return Stylesheet.theme(theme, motion: motion) + TajweedSheet.css(config["TajweedConfig"])
            + ReciteSheet.css(config["RecitationConfig"])
    }

    static func shipped(_ resources: ResourceFolder) throws -> [UInt8] {
        var config = JSONObject()
        for name in ["ThemeConfig", "AnimationConfig", "TajweedConfig", "RecitationConfig"] {
            let file = URL(fileURLWithPath: "\(resources.config)/\(name).json")
            config[name] = try JSON(reading: [UInt8](Data(contentsOf: file)))
        }
        return try bytes(.object(config))
    }
}
