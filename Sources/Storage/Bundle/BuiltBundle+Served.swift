import Quran
import Records

extension BuiltBundle {
    /// The texts that the worker needs where the app can't run.
    private static let words = [
        "worker.problem.title", "worker.problem.body", "worker.problem.retry", "host.tooLarge", "host.back",
    ]

    /// A bundle without the texts of all languages but the first, and with the few words in each that the worker shows
    /// without the app, under `words`, in the order of the registry.
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

    /// Packs without the directories of the Quran's: a hundred sections each, which a worker would read at every start. The
    /// pack has its directory itself, and the pack's address its hash.
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
