extension Locales {
    /// Returns these languages with every text enclosed in ⟦ and ⟧ and made a third longer, for finding texts that are
    /// not in a catalogue, and layouts that longer words break.
    public func pseudo() -> Locales {
        Locales(
            languages: languages, sameAllowed: sameAllowed,
            catalogues: catalogues.map { catalogue in catalogue?.mapping(Self.pseudo) })
    }

    private static func pseudo(_ text: String) -> String {
        var padding = ""
        for _ in 0..<(text.unicodeScalars.count / 3) { padding += "·" }
        return "⟦" + text + padding + "⟧"
    }
}

extension Catalogue {
    /// Returns the catalogue with each text and form replaced.
    func mapping(_ transform: (String) -> String) -> Catalogue {
        var changed: [String: Entry] = [:]
        for key in keys {
            switch entries[key] {
            case .text(let text): changed[key] = .text(transform(text))
            case .figures(let text): changed[key] = .figures(transform(text))
            case .plural(let forms):
                var copy = forms
                for index in copy.texts.indices {
                    if let text = copy.texts[index] { copy.texts[index] = transform(text) }
                }
                changed[key] = .plural(copy)
            case nil: break
            }
        }
        return Catalogue(file: file, keys: keys, entries: changed, periods: periods.mapping(transform))
    }
}
