import Foundation
import Records

/// The files that pages and the worker fetch, each under a URL that carries its hash.
public struct StaticFiles: Sendable {
    /// `{"app.css": "/assets/app-<hash>.css"}`.
    public private(set) var assets = JSONObject()
    /// The files on disk by URL. Compressed copies are beside them, ending in `.br` and `.gz`.
    public private(set) var paths: [String: String] = [:]
    /// The service worker's script, without its first line.
    public let script: String

    public init(resources: ResourceFolder, library: PackLibrary) {
        let index = try? JSONFile.read(resources.assets + "/assets.json")
        let built = FileManager.default.contents(atPath: resources.assets + "/sw.js")
        script = built.map { String(decoding: $0, as: UTF8.self) } ?? Self.script(in: resources.script)
        for member in index?.object?.members ?? [] {
            guard let url = member.value.string, url.hasPrefix("/assets/"), !url.contains("..") else { continue }
            assets[member.name] = .string(url)
            paths[url] = resources.assets + "/" + url.dropFirst("/assets/".count)
        }
        for module in resources.modules where assets[module.name] == nil { add(module.path, as: module.name) }
        for entry in library.entries { paths["/content/\(entry.file)"] = library.path(of: entry.name) }
    }

    /// Adds a file that isn't in the index, under its hash.
    private mutating func add(_ path: String, as name: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        let parts = name.split(separator: ".", maxSplits: 1)
        let url = "/assets/\(parts[0])-\(SHA256.hex([UInt8](data)).prefix(16)).\(parts[1])"
        assets[name] = .string(url)
        paths[url] = path
    }

    /// The worker's files in the order of their names, followed by `sw.js`.
    private static func script(in folder: String) -> String {
        let worker = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/worker")) ?? []
        let files = worker.filter { $0.hasSuffix(".js") }.sorted().map { "worker/\($0)" } + ["sw.js"]
        return files.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
            .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }
}
