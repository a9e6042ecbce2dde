import Foundation
import Interface
import Records
import Testing

private let line: JSON = [
    "code": "ar", "name": "العربية", "direction": "rtl", "digits": "٠١٢٣٤٥٦٧٨٩", "decimal": "٫", "group": "٬",
    "clock": "12", "firstWeekday": "saturday", "places": "arabic",
    "plural": ["zero": "n = 0", "one": "n = 1", "two": "n = 2", "few": "n % 100 = 3..10", "many": "n % 100 = 11..99"],
]
private let english: JSON = [
    "code": "en", "name": "English", "direction": "ltr", "digits": "0123456789", "decimal": ".", "group": ",",
    "clock": "24", "firstWeekday": "monday", "places": "latin", "plural": ["one": "n = 1"],
]

private func locales(_ ar: JSONObject, _ en: JSONObject, same: [JSON] = []) throws -> Locales {
    let registry: JSONObject = ["languages": .array([line, english]), "same": .array(same)]
    return try Locales(["registry": .object(registry), "ar": .object(ar), "en": .object(en)])
}

private func problems(_ ar: JSONObject, _ en: JSONObject, same: [JSON] = []) throws -> [String] {
    try locales(ar, en, same: same).problems().map(\.message)
}

@Suite struct LocalesTests {
    @Test("SY-030 SY-034 SY-035 the shipped catalogues have the same keys, all forms and no text left untranslated")
    func shipped() throws {
        #expect(try Checkout.locales().problems() == [])
    }

    /// A placeholder beside it may be filled with Arabic digits, whose nothing is the same dot; see `Strings.parting`.
    @Test("SY-036 no text of the catalogues has a middle dot")
    func dots() throws {
        for path in Checkout.files(under: "Locales", extension: "json") {
            #expect(!(try Checkout.text(path).contains("·")), "\(path)")
        }
        let locales = try Checkout.locales()
        #expect(locales.strings(code: "ar").parting == "، ")
        #expect(locales.strings(code: "ur").parting == "، ")
        #expect(locales.strings(code: "en").parting == " · ")
        #expect(locales.strings(code: "en", digits: locales.digits(code: "en", isLatin: false)).parting == ", ")
    }

    @Test("SY-029 the default language is Arabic, right to left, in Arabic-Indic digits")
    func standard() throws {
        let language = try Checkout.locales().standard
        #expect(language.code == "ar")
        #expect(language.direction == .rightToLeft)
        #expect(language.digits.zero == "٠")
    }

    @Test("SY-036 figures in a text stand in the digits that are read, and are no placeholders that others must have")
    func figures() throws {
        let locales = try locales(["a": "مثل {=14:30}، {name}"], ["a": "like 14:30, {name}"])
        #expect(locales.problems().isEmpty)
        let strings = locales.strings(code: "ar")
        #expect(strings[key: "a"] == "مثل ١٤:٣٠، {name}")
        #expect(strings(Phrase("a"), .word("name", "س")) == "مثل ١٤:٣٠، س")
        #expect(
            locales.strings(code: "ar", digits: locales.digits(code: "ar", isLatin: true))[key: "a"]
                == "مثل 14:30، {name}")
        #expect(try problems(["a": "{=14"], ["a": "14"]).count == 1)
    }

    @Test("SY-030 every phrase in the sources has a text")
    func phrases() throws {
        let strings = try Checkout.locales().strings(code: "ar")
        let pattern = /Phrase\("([^"]+)"\)/
        for path in Checkout.files(under: "Sources", extension: "swift") {
            for match in try Checkout.text(path).matches(of: pattern) {
                #expect(strings.has(key: String(match.output.1)), "\(path): \(match.output.1) has no text")
            }
        }
    }

    @Test("a missing key, an unknown placeholder, a missing form, a lone brace and an untranslated text are reported")
    func faults() throws {
        #expect(try problems(["a": "ا"], [:]) == ["Locales/en.json, key a: missing, though ar.json has it"])
        #expect(try problems([:], ["a": "x"]) == ["Locales/ar.json, key a: missing, though en.json has it"])
        #expect(
            try problems(["a": "ا {name}"], ["a": "x {title}"]) == [
                "Locales/en.json, key a: the placeholder {title} is unknown in ar.json"
            ])
        #expect(
            try problems(["a": "ا {name}"], ["a": "x"]) == [
                "Locales/en.json, key a: the placeholder {name} of ar.json is missing"
            ])
        #expect(
            try problems(["a": "ا {"], ["a": "x"]) == ["Locales/ar.json, key a: a brace stands alone in “ا {”"])
        #expect(try problems(["a": "same"], ["a": "same"]).count == 1)
        #expect(try problems(["a": "same"], ["a": "same"], same: ["a"]) == [])
        #expect(
            try problems(
                ["a": ["zero": "٠", "one": "ا", "two": "ب", "few": "ج", "many": "د", "other": "ه"]], ["a": ["one": "1"]]
            )
                == ["Locales/en.json, key a: the plural form other is missing"])
    }

    @Test("a registry line with an unknown rule and a missing catalogue name file, key and reason")
    func registryFaults() {
        #expect(throws: LocaleError(file: "registry.json", key: "", reason: "the file is missing")) { try Locales([:]) }
        #expect(
            throws: LocaleError(
                file: "ar.json", key: "", reason: "the file is missing, though registry.json lists it")
        ) {
            try Locales(["registry": ["languages": [line]]])
        }
        #expect(throws: LocaleError(file: "ar.json", key: "a", reason: "fewer is no plural form")) {
            try Locales(["registry": ["languages": [line]], "ar": ["a": ["fewer": "x"]]])
        }
    }

    @Test("SY-032 text from elsewhere is isolated, numbers are written in the chosen digits")
    func placeholders() throws {
        let all = try locales(
            ["m": "نُقل «{title}» إلى {count}"], ["m": "Moved “{title}” to {count}"])
        let phrase = Phrase("m")
        #expect(
            all.strings(code: "ar")(phrase, .text("title", "Swift 6"), .number("count", 30))
                == "نُقل «\u{2068}Swift 6\u{2069}» إلى ٣٠")
        #expect(
            all.strings(code: "ar", digits: all.digits(code: "ar", isLatin: true))(
                phrase, .word("title", "س"), .number("count", 30))
                == "نُقل «س» إلى 30")
        #expect(all.strings(code: "ar")(phrase) == "نُقل «{title}» إلى {count}")
    }

    @Test("SY-030 the pseudo-locale marks every text")
    func pseudo() throws {
        let strings = try Checkout.locales().pseudo().strings(code: "en")
        #expect(strings[.close] == "⟦Close·⟧")
        #expect(strings(.minutes, count: 5).hasPrefix("⟦5 minutes"))
    }
}
