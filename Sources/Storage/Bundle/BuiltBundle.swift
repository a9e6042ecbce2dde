import Records

/// A finished bundle with the files that belong to it.
public struct BuiltBundle: Sendable {
    /// The complete bundle that the app on this machine is made from.
    public var json: JSON
    /// `bundle.json` as a browser's worker gets it, with the first language's texts. The texts of the other languages
    /// are in a pack, so that a starting worker reads one language and not all.
    public var served: JSON
    /// The files made for this bundle: the languages' texts, and the stylesheet if an operator changed it.
    public var made: [MadeFile]
    /// The texts of the languages and of the guide, read from the pack that browsers fetch, so that memory holds them
    /// once.
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

    /// The hash of everything that a page or the worker is made of.
    public var build: String { json["build"]?.string ?? "" }

    /// The contents of `/sw.js`. Its first line names the build, so that a new build is a new worker.
    public var serviceWorker: String { "const BUILD = \"\(build)\";\n" + script }
}
