import Records

/// A finished bundle with the files that belong to it.
public struct BuiltBundle: Sendable {
    /// `bundle.json`.
    public var json: JSON
    /// The service worker's script, without its first line.
    public var script: String
    /// The files that pages and the worker fetch.
    public var files: StaticFiles

    /// The hash of everything a page or the worker is made of.
    public var build: String { json["build"]?.string ?? "" }

    /// The whole of `/sw.js`: the first line names the build, so that a new build is a new worker.
    public var serviceWorker: String { "const BUILD = \"\(build)\";\n" + script }
}
