import Foundation
import Records

/// Builds the folder of static files that the server serves. Every file's address carries the hash of its bytes, so
/// that it may be cached forever, and compressed copies are beside it.
///
///     app-<hash>.css            the theme and the stylesheets of Web/css in the order of its order.txt
///     js-<hash>/client.js …     the pages' modules, hashed together so that their imports stay as written
///     sw.js                     the worker's script, without its first line, which the server writes
///     wird-<hash>.wasm  NAME-<hash>.woff2  NAME-<hash>.svg …
///     assets.json               each plain name's address
public struct AssetBuilder: Sendable {
    private let checkout: URL
    private let content: ContentFolder
    private let output: URL
    private let python: String
    private let tell: @Sendable (String) -> Void

    /// - Parameters:
    /// - checkout: The folder with `Web` and `Scripts`.
    /// - content: The built content, whose fonts are served and whose tools compress; by default `.content`.
    ///   - output: By default `.assets` in the checkout.
    public init(
        checkout: URL, content: URL? = nil, output: URL? = nil, python: String = "python3",
        progress: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.checkout = checkout
        self.content = ContentFolder(content ?? checkout.appendingPathComponent(".content"))
        self.output = output ?? checkout.appendingPathComponent(".assets")
        self.python = python
        tell = progress
    }

    /// Builds what has changed and removes what is no longer used.
    ///
    /// - Parameters:
    /// - theme: The stylesheet made from `ThemeConfig.json`, which comes before the others.
    /// - modules: The worker's WebAssembly; if empty, because it isn't built, the app runs only on the server.
    /// - Throws: ``ContentError``.
    @discardableResult
    public func build(theme: [UInt8], modules: [URL] = []) throws(ContentError) -> AssetMap {
        var map = AssetMap()
        for (name, file) in try plainFiles() { try map.add(name, try Files.read(file), to: output) }
        for module in modules { try map.add(module.lastPathComponent, try Files.read(module), to: output) }
        let web = checkout.appendingPathComponent("Web")
        let css = try StyleSheets(folder: web.appendingPathComponent("css")).joined(theme: theme, addresses: map)
        try map.add("app.css", css, to: output)
        let scripts = try Scripts(folder: web.appendingPathComponent("js"))
        try map.add(unit: try scripts.modules(), prefix: "js", to: output)
        let worker = try scripts.worker()
        if !worker.isEmpty { try Files.write(worker, to: output.appendingPathComponent("sw.js")) }
        try removeStaleFiles(keeping: map)
        try compress(map)
        try Files.write(map.json.bytes(), to: output.appendingPathComponent("assets.json"))
        tell("\(map.assets.count) assets are ready in \(output.path)")
        return map
    }

    /// A stylesheet as it is served, without comments and unnecessary white space.
    public static func shortened(_ css: [UInt8]) -> [UInt8] {
        Array(CSSShortener.shorten(String(decoding: css, as: UTF8.self)).utf8)
    }

    /// Fonts, icons and the product's pictures, by name. Fonts are served only if the content's list states their
    /// origin.
    private func plainFiles() throws(ContentError) -> [(String, URL)] {
        var files: [URL] = []
        if Files.exists(content.catalogue) {
            let catalogue = try Catalogue(reading: content)
            try catalogue.audit(content)
            files += catalogue.entries.filter { $0.kind == .font }.map { content.file($0.file) }
        }
        let kinds = ["svg", "png", "ico", "webp"]
        let icons = checkout.appendingPathComponent("Web/icons")
        files += try Files.list(icons).filter { kinds.contains($0.pathExtension) }
        // The pictures taken by Scripts/pictures, if it was run.
        let pictures = checkout.appendingPathComponent(".pictures")
        if Files.exists(pictures) { files += try Files.list(pictures).filter { $0.pathExtension == "jpg" } }
        return files.map { ($0.lastPathComponent, $0) }
    }

    private func removeStaleFiles(keeping map: AssetMap) throws(ContentError) {
        let kept = Set(map.assets.map { $0.file.split(separator: "/")[0] }.flatMap { [$0, "\($0).gz", "\($0).br"] })
        for file in try Files.list(output) {
            let name = file.lastPathComponent
            if !kept.contains(Substring(name)), !["sw.js", "assets.json"].contains(name) { Files.remove(file) }
        }
    }

    /// Compresses the files that aren't compressed already, as WOFF2 and PNG are.
    private func compress(_ map: AssetMap) throws(ContentError) {
        let kinds = ["css", "js", "wasm", "svg", "ttf"]
        let files = map.assets.map { output.appendingPathComponent($0.file) }
            .filter { kinds.contains($0.pathExtension) }
        let bench = try Workbench(
            checkout: checkout, folder: content, zoneinfo: checkout, python: python, source: PipSource(python: python),
            tell: tell)
        let compressor = Compressor(
            python: bench.store.python, checkout: checkout, library: try bench.toolbox.installed())
        try compressor.compress(files)
    }
}
