import Interface
import Testing

/// The countries' names, which the city list needs in every language.
@Suite struct CountryNamesTests {
    private func strings(_ code: String) throws -> Strings { try Checkout.locales().strings(code: code) }

    @Test("MZ-220 the list of countries reads in Arabic and in English")
    func names() throws {
        let arabic = try strings("ar")
        let english = try strings("en")
        #expect(arabic[key: "country.SA"] == "السعودية")
        #expect(english[key: "country.SA"] == "Saudi Arabia")
        #expect(arabic[key: "country.PS"] == "فلسطين")
        #expect(english[key: "country.PS"] == "Palestine")
    }

    @Test("MZ-220 every code of ISO 3166-1, and Kosovo's, has a name in both")
    func complete() throws {
        // ISO 3166-1 assigns 249 codes; XK is user-assigned and in common use for Kosovo.
        for language in ["ar", "en"] {
            let strings = try strings(language)
            var count = 0
            for first in UInt8(ascii: "A")...UInt8(ascii: "Z") {
                for second in UInt8(ascii: "A")...UInt8(ascii: "Z") {
                    if strings.has(key: "country." + String(decoding: [first, second], as: UTF8.self)) { count += 1 }
                }
            }
            #expect(count == 250)
        }
    }
}
