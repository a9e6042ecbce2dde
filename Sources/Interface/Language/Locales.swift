import Almanac
import Records

/// All languages of the interface with their catalogues: the folder `Locales/`.
public struct Locales: Sendable {
    /// The languages in the order of the registry; the first is the default.
    public let languages: [Language]
    /// Keys whose text may be the same in two languages.
    let sameAllowed: Set<String>
    let catalogues: [Catalogue]

    init(languages: [Language], sameAllowed: Set<String>, catalogues: [Catalogue]) {
        self.languages = languages
        self.sameAllowed = sameAllowed
        self.catalogues = catalogues
    }

    /// The languages out of the folder's files: a member `registry` and one for each language, named by its code.
    ///
    /// - Throws: ``LocaleError`` naming the file, the key and what is wrong with it.
    public init(_ files: JSONObject) throws(LocaleError) {
        guard case .object(let registry) = files["registry"] else {
            throw LocaleError(file: "registry.json", key: "", reason: "the file is missing")
        }
        let languages = try Self.languages(registry)
        var catalogues: [Catalogue] = []
        for language in languages {
            let file = language.code + ".json"
            guard case .object(let object) = files[language.code] else {
                throw LocaleError(file: file, key: "", reason: "the file is missing, though registry.json lists it")
            }
            catalogues.append(try Catalogue(file: file, object))
        }
        self.languages = languages
        self.catalogues = catalogues
        sameAllowed = try Self.sameAllowed(registry)
    }

    /// The language a first visit sees, whatever the browser prefers.
    public var standard: Language { languages[0] }

    /// The language with this code.
    public func language(code: String) -> Language? { languages.first { $0.code == code } }

    /// The texts of the language with this code, or of the default language where there is none.
    public func strings(
        code: String, digits: Digits? = nil, clock: ClockStyle? = nil, firstWeekday: Weekday? = nil
    ) -> Strings {
        let index = languages.firstIndex { $0.code == code } ?? 0
        return Strings(
            language: languages[index], catalogue: catalogues[index], digits: digits, clock: clock,
            firstWeekday: firstWeekday)
    }
}
