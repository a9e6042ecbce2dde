import Almanac
import Records

/// All languages of the interface with their catalogues, from the folder `Locales/`.
public struct Locales: Sendable {
    /// The languages in the order of the registry; the first is the default.
    public let languages: [Language]
    /// The keys whose text may be the same in two languages.
    let sameAllowed: Set<String>
    /// The catalogues in the order of the languages; `nil` for one that a host supplies when it is needed.
    let catalogues: [Catalogue?]

    init(languages: [Language], sameAllowed: Set<String>, catalogues: [Catalogue?]) {
        self.languages = languages
        self.sameAllowed = sameAllowed
        self.catalogues = catalogues
    }

    /// Reads the languages from the folder's files, given as a member `registry` and a member for each language by its
    /// code.
    ///
    /// - Parameter elsewhere: The codes of languages whose catalogues may be missing here, because a host supplies them
    ///   when needed.
    /// - Throws: ``LocaleError`` naming the file, the key and what is wrong with it.
    public init(_ files: JSONObject, elsewhere: Set<String> = []) throws(LocaleError) {
        guard case .object(let registry) = files["registry"] else {
            throw LocaleError(file: "registry.json", key: "", reason: "the file is missing")
        }
        let languages = try Self.languages(registry)
        var catalogues: [Catalogue?] = []
        for language in languages {
            let file = language.code + ".json"
            guard case .object(let object) = files[language.code] else {
                if !catalogues.isEmpty, elsewhere.contains(language.code) {
                    catalogues.append(nil)
                    continue
                }
                throw LocaleError(file: file, key: "", reason: "the file is missing, though registry.json lists it")
            }
            catalogues.append(try Catalogue(file: file, object))
        }
        self.languages = languages
        self.catalogues = catalogues
        sameAllowed = try Self.sameAllowed(registry)
    }

    /// The language on a first visit, whatever the browser prefers.
    public var standard: Language { languages[0] }

    /// Returns the language with a code.
    public func language(code: String) -> Language? { languages.first { $0.code == code } }

    /// Returns the digits that a person asks for: Latin ones, or those of the language. If the language has only Latin
    /// digits, those of the first language are used instead.
    public func digits(code: String, isLatin: Bool) -> Digits {
        let own = (language(code: code) ?? standard).digits
        if isLatin { return own.isLatin ? own : .latin }
        return own.isLatin ? standard.digits : own
    }

    /// The codes of the languages whose catalogues a host must supply.
    public var elsewhere: [String] {
        var codes: [String] = []
        for (language, catalogue) in zip(languages, catalogues) where catalogue == nil { codes.append(language.code) }
        return codes
    }

    /// Whether a host must supply the catalogue of a language.
    public func isElsewhere(code: String) -> Bool {
        languages.firstIndex { $0.code == code }.map { catalogues[$0] == nil } ?? false
    }

    /// Returns the texts of the language with a code, or of the default language if there is none.
    ///
    /// - Parameter brought: The catalogue of a language that a host supplies.
    public func strings(
        code: String, brought: Catalogue? = nil, digits: Digits? = nil, clock: ClockStyle? = nil,
        firstWeekday: Weekday? = nil
    ) -> Strings {
        var index = languages.firstIndex { $0.code == code } ?? 0
        if catalogues[index] == nil, brought == nil { index = 0 }
        return Strings(
            language: languages[index], catalogue: catalogues[index] ?? brought ?? .empty, digits: digits, clock: clock,
            firstWeekday: firstWeekday)
    }
}

/// An error in a file of `Locales/`.
public struct LocaleError: Error, Hashable, Sendable {
    /// The file's name.
    public var file: String
    /// The key; empty if the file as a whole is wrong.
    public var key: String
    /// What is wrong, as part of a sentence.
    public var reason: String

    public init(file: String, key: String, reason: String) {
        self.file = file
        self.key = key
        self.reason = reason
    }

    /// One line with the file, the key and the reason.
    public var message: String {
        key.isEmpty ? "Locales/\(file): \(reason)" : "Locales/\(file), key \(key): \(reason)"
    }
}
