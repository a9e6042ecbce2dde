import Foundation
import Records

/// The folder with the product's own files at run time: the checkout, or a folder laid out like it.
public struct ResourceFolder: Hashable, Sendable {
    public var path: String

    public init(path: String) {
        self.path = URL(fileURLWithPath: path).path
    }

    /// The folder named by the option or by `WIRD_RESOURCES`, otherwise the nearest one above the executable that holds
    /// `Config` and `Locales`; `nil` if there is none.
    public static func find(named: String?, environment: [String: String], executable: URL?) -> ResourceFolder? {
        if let named = named ?? environment["WIRD_RESOURCES"], !named.isEmpty {
            let folder = ResourceFolder(path: named)
            return folder.isComplete ? folder : nil
        }
        guard var url = executable?.resolvingSymlinksInPath().deletingLastPathComponent() else { return nil }
        while url.path != "/" {
            let folder = ResourceFolder(path: url.path)
            if folder.isComplete { return folder }
            let shared = ResourceFolder(path: url.appendingPathComponent("share/wird").path)
            if shared.isComplete { return shared }
            url.deleteLastPathComponent()
        }
        return nil
    }

    public var config: String { path + "/Config" }
    public var locales: String { path + "/Locales" }
    /// The long texts of help, the legal pages and the first steps, one file for each language.
    public var guides: String { locales + "/guide" }
    /// The folder of the shipped files that an operator's files of this kind are laid over.
    func folder(of kind: OverrideFile.Kind) -> String {
        switch kind {
        case .config: config
        case .catalogue: locales
        case .guide: guides
        }
    }

    /// The files that pages refer to, under their hashed names, with `assets.json`.
    public var assets: String { path + "/.assets" }
    /// The folder of the service worker's script.
    public var script: String { path + "/Web/js" }
    /// The app as WebAssembly: the whole app, and its everyday part.
    public var modules: [(name: String, path: String)] {
        ["wird.wasm", "everyday.wasm"].map { ($0, "\(path)/.worker/\($0)") }
    }
    /// The content built in the checkout.
    public var content: String { path + "/.content" }

    private var isComplete: Bool {
        FileManager.default.fileExists(atPath: config)
            && FileManager.default.fileExists(atPath: locales + "/registry.json")
    }
}

extension ResourceFolder {
    /// The codes of the languages that `Locales` has files for.
    public var languages: [String] { JSONFile.names(in: locales).filter { $0 != "registry" } }

    /// The codes of the languages that the registry lists, in its order; none where it can't be read.
    public var registered: [String] {
        let registry = try? JSONFile.read("\(locales)/registry.json")
        return registry?["languages"]?.array?.compactMap { $0["code"]?.string } ?? []
    }

    /// Files of `Locales` by their names: the registry, the first language's and those of `codes`. What can't be read is
    /// left out. A program that speaks one language reads no others.
    public func catalogues(of codes: [String]) -> JSON {
        var files = JSONObject()
        let registry = try? JSONFile.read("\(locales)/registry.json")
        files["registry"] = registry
        let first = registry?["languages"]?.array?.first?["code"]?.string
        for code in Set(codes + [first ?? ""]).intersection(languages).sorted() {
            files[code] = try? JSONFile.read("\(locales)/\(code).json")
        }
        return .object(files)
    }

    /// The folder of schemas, one for each file of `Config`.
    public var schemas: String { config + "/Schemas" }

    /// The schema of a file of `Config`, by its name without extension, or `nil` if no schema can be read.
    public func schema(_ name: String) -> ConfigSchema? {
        (try? JSONFile.read("\(schemas)/\(name).json")).map { ConfigSchema($0) }
    }

    /// The parts of the schemas that each person may set for themselves, by file.
    func personalSchemas(of names: [String]) -> JSONObject {
        var parts = JSONObject()
        for name in names { parts[name] = schema(name)?.personal }
        return parts
    }

    /// The newest source file of a development checkout that is newer than what `wird content build` made, or `nil` if
    /// everything is built, if nothing is built yet, or if the folder is not a checkout.
    ///
    /// It compares the files' times, so that a start stays quick. The texts in `Locales` and most of `Config` are read
    /// when a server starts and need no building.
    public var unbuilt: String? {
        guard Self.time(of: path + "/Package.swift") != nil, let built = Self.time(of: assets + "/assets.json") else {
            return nil
        }
        let styles = ["ThemeConfig", "AnimationConfig", "TajweedConfig"].map { "\(config)/\($0).json" }
        let sources = Self.files(below: path + "/Web") + styles + modules.map(\.path)
        let newer = sources.compactMap { file in Self.time(of: file).map { (file: file, time: $0) } }.filter {
            $0.time > built
        }
        guard let newest = newer.max(by: { $0.time < $1.time }) else { return nil }
        return String(newest.file.dropFirst(path.count + 1))
    }

    private static func files(below folder: String) -> [String] {
        (FileManager.default.subpaths(atPath: folder) ?? []).map { "\(folder)/\($0)" }
    }

    /// When a file was last written, in nanoseconds, or `nil` if it is not a regular file.
    private static func time(of path: String) -> Int64? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if os(macOS)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
