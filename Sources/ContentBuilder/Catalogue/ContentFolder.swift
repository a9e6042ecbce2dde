import Foundation

/// The folder that built content lives in, by default `.content` in the checkout.
///
///     packs/NAME-<hash>.pack   with .gz and .br beside each
///     packs.json               which pack has which name, version and sections
///     fonts/NAME.woff2
///     lists/NAME.txt           what the server alone reads
///     licences/PACKAGE.txt
///     content.json             every file above with its source, licence and hash
///     downloads/  tools/       the wheels as fetched, and the tools that were run
///     steps.json               what each step was made of, so that it is done again only when that changes
public struct ContentFolder: Hashable, Sendable {
    public var url: URL

    public init(_ url: URL) {
        self.url = url
    }

    public var packs: URL { url.appendingPathComponent("packs") }
    public var fonts: URL { url.appendingPathComponent("fonts") }
    public var licences: URL { url.appendingPathComponent("licences") }
    public var downloads: URL { url.appendingPathComponent("downloads") }
    public var tools: URL { url.appendingPathComponent("tools") }
    public var catalogue: URL { url.appendingPathComponent("content.json") }
    public var packIndex: URL { url.appendingPathComponent("packs.json") }
    public var steps: URL { url.appendingPathComponent("steps.json") }

    /// A file by its path in the folder.
    public func file(_ path: String) -> URL { url.appendingPathComponent(path) }
}
