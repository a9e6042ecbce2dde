import Almanac
import Records

extension Locales {
    private static func wrong(_ key: String, _ reason: String) -> LocaleError {
        LocaleError(file: "registry.json", key: key, reason: reason)
    }

    /// The lines of the member `languages`.
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
        guard let rule = PluralRule(name: try text("plural", in: line)) else {
            throw wrong("plural", "no plural rule of this name, for \(code)")
        }
        guard let digits = Digits(name: try text("digits", in: line)) else {
            throw wrong("digits", "no digits of this name, for \(code)")
        }
        guard let clock = ClockStyle(name: try text("clock", in: line)) else {
            throw wrong("clock", "12 or 24 is needed for \(code)")
        }
        guard let weekday = Weekday(name: try text("firstWeekday", in: line)) else {
            throw wrong("firstWeekday", "no weekday of this name, for \(code)")
        }
        return Language(
            code: code, name: try text("name", in: line), direction: direction, pluralRule: rule, digits: digits,
            clock: clock, firstWeekday: weekday)
    }

    private static func text(_ name: String, in line: JSONObject) throws(LocaleError) -> String {
        guard case .string(let text) = line[name], !text.isEmpty else {
            throw wrong(name, "each language needs this text")
        }
        return text
    }

    /// The member `same`: keys whose text may be alike in two languages (names, codes, marks).
    static func sameAllowed(_ registry: JSONObject) throws(LocaleError) -> Set<String> {
        guard let member = registry["same"] else { return [] }
        guard case .array(let values) = member else { throw wrong("same", "a list of keys is needed") }
        var keys: Set<String> = []
        for value in values {
            guard case .string(let key) = value else { throw wrong("same", "a list of keys is needed") }
            keys.insert(key)
        }
        return keys
    }
}
