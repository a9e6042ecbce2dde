import Quran
import Records

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
