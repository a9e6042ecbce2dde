extension Locales {
    /// Returns all errors in the catalogues, in the order of the languages and of the keys in their files.
    ///
    /// Every language is compared with the first: it must have the same keys, of the same kind, with the same
    /// placeholders and all plural forms of its grammar. A text may not be the same as in another language unless the
    /// registry's `same` lists its key.
    public func problems() -> [LocaleError] {
        var problems: [LocaleError] = []
        guard let reference = catalogues[0] else { return [] }
        for (language, catalogue) in zip(languages, catalogues) {
            guard let catalogue else { continue }
            for key in catalogue.keys {
                guard let entry = catalogue.entries[key] else { continue }
                for reason in Self.faults(of: entry, rule: language.pluralRule) {
                    problems.append(LocaleError(file: catalogue.file, key: key, reason: reason))
                }
            }
            guard language != languages[0] else { continue }
            problems += differences(of: catalogue, from: reference, same: sameAllowed.union(language.sameTexts))
        }
        return problems
    }

    private func differences(of catalogue: Catalogue, from reference: Catalogue, same: Set<String>) -> [LocaleError] {
        var problems: [LocaleError] = []
        for key in reference.keys {
            guard let expected = reference.entries[key] else { continue }
            guard let entry = catalogue.entries[key] else {
                problems.append(
                    LocaleError(file: catalogue.file, key: key, reason: "missing, though \(reference.file) has it"))
                continue
            }
            if let reason = difference(
                of: entry, from: expected, mayBeSame: same.contains(key), reference: reference.file)
            {
                problems.append(LocaleError(file: catalogue.file, key: key, reason: reason))
            }
        }
        for key in catalogue.keys where reference.entries[key] == nil {
            problems.append(
                LocaleError(file: reference.file, key: key, reason: "missing, though \(catalogue.file) has it"))
        }
        return problems
    }

    private func difference(
        of entry: Catalogue.Entry, from expected: Catalogue.Entry, mayBeSame: Bool, reference: String
    ) -> String? {
        guard entry.isPlural == expected.isPlural else {
            return "plural forms in one language and a single text in \(reference)"
        }
        for name in entry.placeholders where !expected.placeholders.contains(name) {
            return "the placeholder {\(name)} is unknown in \(reference)"
        }
        for name in expected.placeholders where !entry.placeholders.contains(name) {
            return "the placeholder {\(name)} of \(reference) is missing"
        }
        if entry.representative == expected.representative, !mayBeSame {
            return "the same text as in \(reference); translate it, or list the key under same in registry.json"
        }
        return nil
    }

    /// Returns what is wrong with a text on its own.
    private static func faults(of entry: Catalogue.Entry, rule: PluralRule) -> [String] {
        var faults: [String] = []
        for text in entry.texts {
            if text.isEmpty { faults.append("an empty text") }
            if !Placeholders(in: text).isWellFormed { faults.append("a brace stands alone in “\(text)”") }
        }
        guard case .plural(let forms) = entry else { return faults }
        for category in PluralCategory.allCases {
            let isNeeded = rule.categories.contains(category)
            if isNeeded, forms[category] == nil { faults.append("the plural form \(category.name) is missing") }
            if !isNeeded, category != .zero, forms[category] != nil {
                faults.append("the plural form \(category.name) is never used in this language")
            }
        }
        return faults
    }
}

extension Catalogue.Entry {
    var isPlural: Bool {
        if case .plural = self { true } else { false }
    }

    /// All texts of the entry.
    var texts: [String] {
        switch self {
        case .text(let text), .figures(let text): return [text]
        case .plural(let forms):
            var texts: [String] = []
            for category in PluralCategory.allCases {
                if let text = forms[category] { texts.append(text) }
            }
            return texts
        }
    }

    /// The text that shows whether a translation is missing.
    var representative: String {
        switch self {
        case .text(let text), .figures(let text): text
        case .plural(let forms): forms[.other] ?? ""
        }
    }

    /// The placeholders of all forms.
    var placeholders: [String] {
        var names: [String] = []
        for text in texts {
            for name in Placeholders(in: text).names where !names.contains(name) { names.append(name) }
        }
        return names
    }
}
