import Foundation
import Interface
import Records
import Testing

/// Files of the checkout that tests read.
enum Checkout {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: root.appending(path: path)))
    }

    static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

    /// The paths of all files with an extension under a folder, sorted.
    static func files(under folder: String, extension wanted: String) -> [String] {
        let start = root.appending(path: folder)
        guard let walker = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil) else { return [] }
        var paths: [String] = []
        for case let url as URL in walker where url.pathExtension == wanted {
            paths.append(String(url.path(percentEncoded: false).dropFirst(root.path(percentEncoded: false).count)))
        }
        return paths.sorted()
    }

    /// The languages as the product ships them.
    static func locales() throws -> Locales { try Locales(catalogues()) }

    /// The files of `Locales` by their names.
    static func catalogues() throws -> JSONObject {
        var files = JSONObject()
        for path in self.files(under: "Locales", extension: "json") where !path.hasPrefix("Locales/guide/") {
            let name = URL(filePath: path).deletingPathExtension().lastPathComponent
            files[name] = try JSON(reading: try bytes(path))
        }
        return files
    }
}

extension Checkout {
    static func themes() throws -> ThemeConfig {
        let file = try JSON(reading: try bytes("Config/ThemeConfig.json"))
        return try ThemeConfig(try #require(file.object))
    }

    static func motion() throws -> AnimationConfig {
        let file = try JSON(reading: try bytes("Config/AnimationConfig.json"))
        return try AnimationConfig(try #require(file.object))
    }

    /// What the two files become.
    static func themeSheet() throws -> String {
        String(decoding: Stylesheet.theme(try themes(), motion: try motion()), as: UTF8.self)
    }

    /// The whole stylesheet, as the assets are built: the theme's properties, then the files of `order.txt`.
    static func stylesheet(assets: String) throws -> [UInt8] {
        var css = try themeSheet()
        for name in try text("Web/css/order.txt").split(separator: "\n") { css += try text("Web/css/\(name)") }
        let named = css.replacing(/\{\{asset:([a-z0-9.-]+)\}\}/) { assets + $0.output.1 }
        return [UInt8](named.utf8)
    }
}
