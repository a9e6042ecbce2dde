import Foundation
import Records

/// Puts together `bundle.json`: what the app is made of besides its code.
///
/// Files of the override folder replace shipped ones of the same name (`locales/ar.json` a catalogue). One that can't
/// be used is left out and reported, and the shipped one holds.
public struct BundleBuilder {
    /// Says what is wrong with a bundle, or `nil`.
    public typealias Check = (JSON) -> String?

    let resources: ResourceFolder
    let overrides: String?
    let library: PackLibrary
    let check: Check

    public init(
        resources: ResourceFolder, overrides: String?, library: PackLibrary, check: @escaping Check
    ) {
        self.resources = resources
        self.overrides = overrides
        self.library = library
        self.check = check
    }

    /// Files that only building reads; no host needs them.
    private static let buildTime: Set = ["CityNames", "ContentConfig", "WorkerBudget"]

    /// Builds the bundle, and lists the override files that are not used.
    ///
    /// - Throws: ``BundleProblem`` where a shipped file can't be used.
    public func build() throws(BundleProblem) -> (bundle: BuiltBundle, problems: [BundleProblem]) {
        var parts = Parts()
        for name in JSONFile.names(in: resources.config) where !Self.buildTime.contains(name) {
            parts.config[name] = try JSONFile.read("\(resources.config)/\(name).json")
        }
        for name in JSONFile.names(in: resources.locales) {
            parts.locales[name] = try JSONFile.read("\(resources.locales)/\(name).json")
        }
        let files = StaticFiles(resources: resources, library: library)
        parts.assets = files.assets
        parts.packs = packs
        parts.sources = sources
        parts.script = files.script
        if let reason = check(parts.bundle) {
            throw BundleProblem(file: resources.path, reason: reason, hasReplacement: false)
        }
        let problems = apply(&parts)
        return (BuiltBundle(json: parts.bundle, script: files.script, files: files), problems)
    }

    /// Puts override files in place, each only if the bundle stays whole with it.
    private func apply(_ parts: inout Parts) -> [BundleProblem] {
        guard let overrides else { return [] }
        var problems: [BundleProblem] = []
        for folder in ["", "locales/"] {
            for name in JSONFile.names(in: "\(overrides)/\(folder)") where !Self.buildTime.contains(name) {
                let path = "\(overrides)/\(folder)\(name).json"
                var changed = parts
                do throws(BundleProblem) {
                    let json = try JSONFile.read(path)
                    if folder.isEmpty { changed.config[name] = json } else { changed.locales[name] = json }
                } catch {
                    problems.append(BundleProblem(file: path, reason: error.reason, hasReplacement: true))
                    continue
                }
                if let reason = check(changed.bundle) {
                    problems.append(BundleProblem(file: path, reason: reason, hasReplacement: true))
                } else {
                    parts = changed
                }
            }
        }
        return problems
    }

    private var packs: JSONObject {
        var packs = JSONObject()
        for entry in library.entries {
            packs[entry.name] = [
                "url": .string("/content/\(entry.file)"), "version": .string(entry.version), "sections": entry.sections,
            ]
        }
        return packs
    }

    /// What comes from elsewhere, with its licence: the content's own list.
    private var sources: [JSON] {
        let list = try? JSONFile.read(library.folder + "/content.json")
        return list?["sources"]?.array ?? []
    }
}

/// The members of a bundle while it is put together.
private struct Parts {
    var config = JSONObject()
    var locales = JSONObject()
    var assets = JSONObject()
    var packs = JSONObject()
    var sources: [JSON] = []
    var script = ""

    /// The bundle. Its build is a hash of all that a page or the worker is made of.
    var bundle: JSON {
        var bundle: JSONObject = [
            "build": "", "config": .object(config), "locales": .object(locales), "assets": .object(assets),
            "packs": .object(packs), "sources": .array(sources),
        ]
        let whole = JSON.array([.object(bundle), .string(script)]).bytes()
        bundle["build"] = .string(String(SHA256.hex(whole).prefix(16)))
        return .object(bundle)
    }
}
