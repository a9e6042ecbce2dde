import Records

/// The name and terms of a translation that the person imported.
public struct OwnTranslation: Hashable, Sendable {
    /// The name shown in the reader.
    public var name: String
    /// The language's code of two or three letters (ISO 639).
    public var language: String
    /// The translator, or the name if they aren't known.
    public var author: String
    /// The terms of use, as the Sources page shows them.
    public var terms: String
    /// The source it comes from.
    public var source: String
    /// Its date or version.
    public var version: String

    public init(name: String, language: String, author: String, terms: String, source: String, version: String) {
        self.name = name
        self.language = language
        self.author = author
        self.terms = terms
        self.source = source
        self.version = version
    }

    /// Whether a code consists of two or three lower-case Latin letters.
    public static func isLanguage(_ code: String) -> Bool {
        (2...3).contains(code.utf8.count)
            && code.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }

    /// The pack's name: `quran-fr-own-hamidullah`. Another file with the same language and name replaces it.
    public var pack: String {
        let letters = name.lowercased().utf8.filter { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        // A name in other letters is identified by its hash.
        let slug = letters.count < 3 ? Array(SHA256.hex(Array(name.utf8)).utf8.prefix(12)) : Array(letters.prefix(16))
        return "quran-\(language)-own-\(String(decoding: slug, as: UTF8.self))"
    }
}
