import Foundation
import Interface
import Records
import Storage

/// The stylesheet that `ThemeConfig.json` becomes: the operator's own file where it can be used, else the shipped one.
enum ThemeSheet {
    static func bytes(resources: ResourceFolder, overrides: String) throws -> [UInt8] {
        if let own = try? sheet("\(overrides)/ThemeConfig.json") { return own }
        return try sheet("\(resources.config)/ThemeConfig.json")
    }

    private static func sheet(_ path: String) throws -> [UInt8] {
        let file = try JSON(reading: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
        return Stylesheet.theme(try ThemeConfig(file.object ?? JSONObject()))
    }
}
