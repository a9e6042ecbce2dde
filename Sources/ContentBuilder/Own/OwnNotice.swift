/// What a file says about itself in the lines after its text, in Tanzil's form: `#  Name: …`, `#  Translator: …`,
/// `#  Language: …`, `#  ID: en.pickthall`, `#  Source: Tanzil.net`.
public struct OwnNotice: Hashable, Sendable {
    /// The name; empty if the file doesn't say.
    public var name = ""
    public var translator = ""
    public var source = ""
    public var updated = ""
    /// The language's code in the ID; empty if there is none.
    public var language = ""
    /// Whether the lines are those of Tanzil's text of the Quran rather than of a translation.
    public var isOfText = false

    /// The maximum length of a value in characters.
    static let longest = 120

    init(_ lines: [String]) {
        for line in lines {
            let text = line.drop { $0 == "#" || $0 == " " || $0 == "\t" }
            if text.contains("Quran Text") { isOfText = true }
            guard let colon = text.firstIndex(of: ":") else { continue }
            let value = String(text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }.prefix(Self.longest))
            guard !value.isEmpty else { continue }
            switch text[..<colon].lowercased() {
            case "name": name = value
            case "translator": translator = value
            case "source": source = value
            case "last update": updated = value
            case "id": language = String(value.prefix { $0 != "." }).lowercased()
            default: break
            }
        }
        if !OwnTranslation.isLanguage(language) { language = "" }
    }
}
