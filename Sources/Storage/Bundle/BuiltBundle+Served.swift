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
        bundle["locales"] = .object(kept)
        bundle["words"] = .object(words)
        return .object(bundle)
    }
}
