import Almanac
import Records

extension Locales {
    private static func wrong(_ key: String, _ reason: String) -> LocaleError {
        LocaleError(file: "registry.json", key: key, reason: reason)
    }

    /// Reads the entries of the member `languages`.
    static func languages(_ registry: JSONObject) throws(LocaleError) -> [Language] {
        guard case .array(let lines) = registry["languages"], !lines.isEmpty else {
            throw wrong("languages", "a list with at least one language is needed")
        }
        var languages: [Language] = []
        for line in lines {
            guard case .object(let object) = line else { throw wrong("languages", "each line is an object") }
            let language = try language(object)
            if languages.contains(where: { $0.code == language.code }) {
                throw wrong("languages", "\(language.code) stands there twice")
            }
            languages.append(language)
        }
        return languages
    }

    private static func language(_ line: JSONObject) throws(LocaleError) -> Language {
        let code = try text("code", in: line)
        let direction: Direction
        switch try text("direction", in: line) {
        case "rtl": direction = .rightToLeft
        case "ltr": direction = .leftToRight
        default: throw wrong("direction", "rtl or ltr is needed for \(code)")
        }
        let rule: PluralRule
        guard let forms = line["plural"]?.object else { throw wrong("plural", "a rule is needed for \(code)") }
        do throws(PluralRuleError) { rule = try PluralRule(forms) } catch {
            throw wrong("plural", "\(error.form) \(error.reason), for \(code)")
        }
        guard let clock = ClockStyle(name: try text("clock", in: line)) else {
            throw wrong("clock", "12 or 24 is needed for \(code)")
        }
        guard let weekday = Weekday(name: try text("firstWeekday", in: line)) else {
            throw wrong("firstWeekday", "no weekday of this name, for \(code)")
        }
        let placeNames: Language.PlaceNames
        switch try text("places", in: line) {
        case "arabic": placeNames = .arabic
        case "latin": placeNames = .latin
        default: throw wrong("places", "arabic or latin is needed for \(code)")
        }
        return Language(
            code: code, name: try text("name", in: line), direction: direction, pluralRule: rule,
            digits: try digits(line, code), clock: clock, firstWeekday: weekday, placeNames: placeNames,
            sameTexts: try sameAllowed(line))
    }

    /// Reads the ten digits and the separators.
    private static func digits(_ line: JSONObject, _ code: String) throws(LocaleError) -> Digits {
        let characters = Array(try text("digits", in: line).unicodeScalars)
        let decimal = try text("decimal", in: line)
        let group = try text("group", in: line)
        guard characters.count == 10, let digits = Digits(zero: characters[0], decimal: decimal, group: group),
            characters.indices.allSatisfy({ characters[$0].value == characters[0].value + UInt32($0) })
        else { throw wrong("digits", "the ten digits from 0 to 9 are needed for \(code)") }
        return digits
    }

    private static func text(_ name: String, in line: JSONObject) throws(LocaleError) -> String {
        guard case .string(let text) = line[name], !text.isEmpty else {
            throw wrong(name, "each language needs this text")
        }
        return text
    }

    /// Reads the member `same` of the registry or of a language: keys whose text may be the same in two languages
    /// (names, codes, marks).
    static func sameAllowed(_ object: JSONObject) throws(LocaleError) -> Set<String> {
        guard let member = object["same"] else { return [] }
        guard case .array(let values) = member else { throw wrong("same", "a list of keys is needed") }
        var keys: Set<String> = []
        for value in values {
            guard case .string(let key) = value else { throw wrong("same", "a list of keys is needed") }
            keys.insert(key)
        }
        return keys
    }
}
