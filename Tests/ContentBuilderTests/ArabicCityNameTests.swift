import Testing

@testable import ContentBuilder

/// The choice of a city's Arabic name among names in Arabic script.
@Suite struct ArabicCityNameTests {
    @Test(
        "MZ-220 the Arabic name is told from Persian, Urdu, Uyghur and Kurdish ones",
        arguments: [
            (["الرياض", "رىياد", "رياض", "ریاض", "ڕیاز"], "Riyadh", "SA", "الرياض"),
            (["القاهرة", "قاهره", "قاھىرە", "قاہرہ"], "Cairo", "EG", "القاهرة"),
            (["جدة", "جده", "جدّة", "جدہ"], "Jeddah", "SA", "جدة"),
            (["دبئی", "دبى", "دبي", "دبی", "دۇبائى"], "Dubai", "AE", "دبي"),
            (["أنفا", "الدار البيضاء", "دار البیضاء", "كازابلانكا"], "Casablanca", "MA", "الدار البيضاء"),
            (["شانغهاي", "شانگهای", "شاڭخەي", "شنگهای"], "Shanghai", "CN", "شانغهاي"),
            (["كراتشي", "کراچی", "کراچۍ"], "Karachi", "PK", "كراتشي"),
        ])
    func chooses(_ names: [String], _ latin: String, _ country: String, _ expected: String) {
        #expect(ArabicCityName.choose(among: names, of: latin, in: country) == expected)
        #expect(ArabicCityName.choose(among: names.reversed(), of: latin, in: country) == expected)
    }

    @Test("no name is taken where none is Arabic", arguments: [["کراچی", "پاریس", "شاڭخەي", "ئاقسۇ", "Cairo"], []])
    func none(_ names: [String]) {
        #expect(ArabicCityName.choose(among: names, of: "Somewhere", in: "XX") == nil)
    }
}
