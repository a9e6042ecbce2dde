import App
import Quran
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

/// A file that pages or the worker fetch and that was made together with the bundle: it is not on disk. Its address
/// carries its hash.
public struct MadeFile: Hashable, Sendable {
    public var url: String
    public var bytes: [UInt8]
    /// Its media type.
    public var type: String
}

extension BuiltBundle {
    /// The texts that the worker needs when the app can't run.
    private static let words = [
        "worker.problem.title", "worker.problem.body", "worker.problem.retry", "host.tooLarge", "host.back",
    ]

    /// A bundle with the texts of the first language only. Its `words` hold, for each language in the order of the
    /// registry, the few words that the worker shows without the app.
    static func served(_ json: JSON) -> JSON {
        guard var bundle = json.object, let locales = json["locales"]?.object else { return json }
        var kept = JSONObject()
        var words = JSONObject()
        kept["registry"] = locales["registry"]
        for line in locales["registry"]?["languages"]?.array ?? [] {
            guard let code = line["code"]?.string, let catalogue = locales[code]?.object else { continue }
            if words.members.isEmpty { kept[code] = .object(catalogue) }
            var own: JSONObject = ["direction": line["direction"] ?? "ltr"]
            for key in Self.words { own[key] = catalogue[key] }
            words[code] = .object(own)
        }
        bundle["packs"] = packs(json["packs"])
        bundle["locales"] = .object(kept)
        bundle["words"] = .object(words)
        return .object(bundle)
    }

    /// The packs, without the section directories of the Quran's packs: each has a hundred sections or more, which a
    /// worker would parse at every start. The directory is also in the pack itself, and the pack's address carries its
    /// hash.
    private static func packs(_ json: JSON?) -> JSON {
        var packs = JSONObject()
        for member in json?.object?.members ?? [] {
            guard member.name.hasPrefix(QuranPack.text), var pack = member.value.object else {
                packs[member.name] = member.value
                continue
            }
            pack["sections"] = nil
            packs[member.name] = .object(pack)
        }
        return .object(packs)
    }
}

/// A section source that gives the bundle's own texts, and takes everything else from the library.
public struct BundledSections: SectionSource {
    private let texts: PackReader?
    private let library: any SectionSource

    public init(_ bundle: BuiltBundle, library: any SectionSource) {
        self.library = library
        texts = bundle.texts
    }

    public func section(_ name: ResourceName) -> [UInt8]? {
        name.pack == ResourceName.localesPack ? try? texts?.section(name.section) : library.section(name)
    }
}
