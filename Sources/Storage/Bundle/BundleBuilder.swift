import Foundation
import Quran
import Records

/// Builds `bundle.json`: what the app is made of besides its code.
///
/// Files of the override folder are laid over shipped ones of the same name (`locales/ar.json` over a catalogue,
/// `locales/guide/ar.json` over a guide), key by key. A file that can't be used is left out and reported; its last good
/// state is used instead if one is known, otherwise the shipped file.
public struct BundleBuilder: Sendable {
    let resources: ResourceFolder
    let overrides: String?
    let library: PackLibrary
    let mode: String?
    let checks: BundleChecks

    /// - Parameter mode: `commercial` if the operator offers Pro; `nil` for a self-hosted product, which opens
    ///   everything.
    public init(
        resources: ResourceFolder, overrides: String?, library: PackLibrary, mode: String? = nil, checks: BundleChecks
    ) {
        self.mode = mode
        self.resources = resources
        self.overrides = overrides
        self.library = library
        self.checks = checks
    }

    /// The files that are read only when building; no host needs them.
    public static let buildTime: Set = [
        "CityNames", "ContentConfig", "EverydayBudget", "WorkerBudget",
    ]

    /// A bundle and the problems found while building it.
    public struct Built: Sendable {
        public var bundle: BuiltBundle
        /// What is wrong with the override files.
        public var problems: [BundleProblem]
        /// What was used of each override file, by path: used again if the file is broken the next time.
        public var used: [String: JSON] = [:]
    }

    /// Builds the bundle, and lists what is wrong with the override files.
    ///
    /// - Parameter known: what was used of each override file last time (``Built/used``).
    /// - Throws: ``BundleProblem`` if a shipped file can't be used.
    public func build(after known: [String: JSON] = [:]) throws(BundleProblem) -> Built {
        var parts = Parts()
        parts.mode = mode
        for name in JSONFile.names(in: resources.config) where !Self.buildTime.contains(name) {
            parts.config[name] = try JSONFile.read("\(resources.config)/\(name).json")
        }
        for name in JSONFile.names(in: resources.locales) {
            parts.locales[name] = try JSONFile.read("\(resources.locales)/\(name).json")
        }
        for name in JSONFile.names(in: resources.guides) {
            parts.guides[name] = try JSONFile.read("\(resources.guides)/\(name).json")
        }
        let files = StaticFiles(resources: resources, library: library)
        parts.assets = files.assets
        parts.packs = packs
        parts.sources = sources
        parts.script = files.script
        parts.personal = resources.personalSchemas(of: parts.config.members.map(\.name))
        if let reason = checks.app(parts.bundle) {
            throw BundleProblem(file: resources.path, reason: reason, hasReplacement: false)
        }
        let shipped = JSON.object(parts.config)
        var built = Built(bundle: BuiltBundle(parts.bundle, files: files), problems: [])
        apply(to: &parts, known, &built)
        var made: [MadeFile] = []
        var texts: PackReader?
        if let sheet = styles(parts, shipped, files) {
            parts.assets["app.css"] = .string(sheet.url)
            made.append(sheet)
        }
        if let pack = LocalesPack(parts.locales, guides: parts.guides) {
            parts.packs[LocalesPack.name] = pack.entry
            made.append(pack.file)
            texts = pack.reader
        }
        built.bundle = BuiltBundle(parts.bundle, files: files, made: made, texts: texts)
        return built
    }

    /// Lays the override files over the shipped ones, each only if the bundle stays usable with it.
    private func apply(to parts: inout Parts, _ known: [String: JSON], _ built: inout Built) {
        guard let overrides else { return }
        let folder = OverrideFolder(path: overrides, resources: resources)
        for file in folder.files where file.kind != .config || !Self.buildTime.contains(file.name) {
            let standing = parts[file]
            var problems: [BundleProblem] = []
            do throws(BundleProblems) {
                let shipped = JSON.object(parts.locales)
                let (own, whole) = try folder.overlaid(file, on: standing, shipped: shipped, checks: checks)
                parts[file] = whole
                built.used[file.path] = own
                if let reason = checks.app(parts.bundle) { problems = BundleProblems(file, reason).list }
            } catch {
                problems = error.list
            }
            guard !problems.isEmpty else { continue }
            parts[file] = standing
            built.used[file.path] = nil
            keep(known[file.path], of: file, on: standing, &parts, &built)
            built.problems += problems
        }
        parts.problems = built.problems.map { problem in problem.json(in: overrides) }
    }

    /// Uses what a broken file contained when it was last good.
    private func keep(
        _ known: JSON?, of file: OverrideFile, on standing: JSON?, _ parts: inout Parts, _ built: inout Built
    ) {
        guard let known, let standing else { return }
        parts[file] = standing.overlaid(with: known)
        if checks.app(parts.bundle) == nil { built.used[file.path] = known } else { parts[file] = standing }
    }

    /// The stylesheet with an operator's colours, or `nil` if the colours are as shipped.
    private func styles(_ parts: Parts, _ shipped: JSON, _ files: StaticFiles) -> MadeFile? {
        let own = JSON.object(parts.config)
        guard own != shipped, let ownStyles = checks.styles(own), let styles = checks.styles(shipped),
            ownStyles != styles, let url = files.assets["app.css"]?.string, let path = files.paths[url],
            let sheet = FileManager.default.contents(atPath: path).map({ [UInt8]($0) })
        else { return nil }
        // The themes come first in the sheet. If they don't, the built files are older than the program: then the
        // themes are added at the end, where they take precedence.
        let bytes = sheet.starts(with: styles) ? ownStyles + sheet.dropFirst(styles.count) : sheet + [0x0A] + ownStyles
        let name = "/assets/app-\(SHA256.hex(bytes).prefix(16)).css"
        return MadeFile(url: name, bytes: bytes, type: "text/css; charset=utf-8")
    }

    private var packs: JSONObject {
        var packs = JSONObject()
        for entry in library.entries {
            var pack: JSONObject = [
                "url": .string("/content/\(entry.file)"), "version": .string(entry.version), "sections": entry.sections,
            ]
            if let language = entry.language { pack["language"] = .string(language) }
            if let translator = entry.translator { pack["translator"] = .string(translator) }
            // The first page doesn't wait for the Quran's packs; optional ones are fetched when they are used.
            if entry.name.hasPrefix(QuranPack.text) { pack["kept"] = .string(entry.isOptional ? "used" : "later") }
            if entry.isOwn { pack["own"] = true }
            packs[entry.name] = .object(pack)
        }
        return packs
    }

    /// What comes from elsewhere, with its licence: the content's own list, and that of the texts the person imported.
    private var sources: [JSON] {
        func list(_ folder: String) -> [JSON] {
            (try? JSONFile.read(folder + "/content.json"))?["sources"]?.array ?? []
        }
        let own = library.own.map(list) ?? []
        return list(library.folder)
            + own.map { source in
                guard var object = source.object else { return source }
                object["own"] = true
                return .object(object)
            }
    }
}

/// The members of a bundle being built.
private struct Parts {
    var config = JSONObject()
    var locales = JSONObject()
    var guides = JSONObject()
    var assets = JSONObject()
    var packs = JSONObject()
    var sources: [JSON] = []
    var personal = JSONObject()
    var problems: [JSON] = []
    var script = ""
    var mode: String?

    /// The document that an override file is laid over.
    subscript(file: OverrideFile) -> JSON? {
        get {
            switch file.kind {
            case .config: config[file.name]
            case .catalogue: locales[file.name]
            case .guide: guides[file.name]
            }
        }
        set {
            switch file.kind {
            case .config: config[file.name] = newValue
            case .catalogue: locales[file.name] = newValue
            case .guide: guides[file.name] = newValue
            }
        }
    }

    /// The bundle. Its build is a hash of everything that a page or the worker is made of.
    var bundle: JSON {
        var bundle: JSONObject = [
            "build": "", "config": .object(config), "locales": .object(locales), "assets": .object(assets),
            "packs": .object(packs), "sources": .array(sources), "personal": .object(personal),
            "problems": .array(problems),
        ]
        if let mode { bundle["mode"] = .string(mode) }
        let whole = JSON.array([.object(bundle), .string(script)]).bytes()
        bundle["build"] = .string(String(SHA256.hex(whole).prefix(16)))
        return .object(bundle)
    }
}
