import Foundation

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
