import Records

extension Locales {
    /// Returns what is wrong with texts that override those of a language: unknown keys, a single text instead of
    /// plural forms or the other way round, and placeholders that don't match.
    ///
    /// - Parameters:
    ///   - name: The code of a language, or `registry`, which can't be overridden.
    ///   - shipped: The files of `Locales` by name.
    public static func problems(in own: JSONObject, of name: String, over shipped: JSONObject) -> [LocaleError] {
        let file = name + ".json"
        guard name != "registry", let standing = shipped[name]?.object else {
            return [LocaleError(file: file, key: "", reason: "this file has no texts that can be laid over")]
        }
        var problems: [LocaleError] = []
        for member in own.members {
            guard let before = standing[member.name] else {
                problems.append(LocaleError(file: file, key: member.name, reason: "there is no text of this name"))
                continue
            }
            let after = before.overlaid(with: member.value)
            guard let reason = reason(before, after) else { continue }
            problems.append(LocaleError(file: file, key: member.name, reason: reason))
        }
        return problems
    }

    private static func reason(_ before: JSON, _ after: JSON) -> String? {
        switch (before, after) {
        case (.string(let before), .string(let after)): return difference(names(before), after)
        case (.object(let before), .object(let after)):
            var known: [String] = []
            for form in before.members { known += names(form.value.string ?? "") }
            for form in after.members {
                guard before[form.name] != nil, let text = form.value.string else {
                    return "\(form.name) is no plural form of this text"
                }
                let own = Placeholders(in: text)
                guard own.isWellFormed, own.names.allSatisfy({ name in known.contains(name) }) else {
                    return "a placeholder of \(form.name) is unknown"
                }
            }
            return before.members.count == after.members.count ? nil : "a plural form is missing"
        case (.string, _): return "a single text is expected"
        default: return "plural forms are expected"
        }
    }

    private static func names(_ text: String) -> [String] { Placeholders(in: text).names }

    private static func difference(_ known: [String], _ after: String) -> String? {
        let own = Placeholders(in: after)
        guard !after.isEmpty else { return "a text that is not empty is expected" }
        guard own.isWellFormed else { return "a brace stands alone" }
        for name in own.names where !known.contains(name) { return "the placeholder {\(name)} is unknown" }
        for name in known where !own.names.contains(name) { return "the placeholder {\(name)} is missing" }
        return nil
    }
}
