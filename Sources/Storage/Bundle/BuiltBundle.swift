import Records

/// A finished bundle with the files that belong to it.
public struct BuiltBundle: Sendable {
    /// What the app on this machine is made from: all of it.
    public var json: JSON
    /// `bundle.json`, as a browser's worker gets it: with the first language's texts. Those of the others stand in a pack, so
    /// that a worker that starts reads one language and not all.
    public var served: JSON
    /// The files that were made for this bundle: the languages' texts, and the stylesheet where an operator changed it.
    public var made: [MadeFile]
    /// The texts of the languages and of the guide, out of the pack that browsers fetch: they stand in memory once.
    var texts: PackReader?
    /// The files that pages and the worker fetch.
    public var files: StaticFiles

    init(_ json: JSON, files: StaticFiles, made: [MadeFile] = [], texts: PackReader? = nil) {
        self.json = json
        served = Self.served(json)
        self.files = files
        self.made = made
        self.texts = texts
    }

    /// The service worker's script, without its first line.
    public var script: String { files.script }

    /// The hash of everything a page or the worker is made of.
    public var build: String { json["build"]?.string ?? "" }

    /// The whole of `/sw.js`: the first line names the build, so that a new build is a new worker.
    public var serviceWorker: String { "const BUILD = \"\(build)\";\n" + script }
}
