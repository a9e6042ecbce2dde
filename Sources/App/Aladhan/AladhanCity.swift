import Almanac
import Interface
import Records

/// The city that a request names by `city` and `country`, from the app's own list.
enum AladhanCity {
    /// Short names of countries that dashboards use and the list of countries lacks.
    private static let shortNames = [("UK", "GB"), ("USA", "US"), ("UAE", "AE"), ("KSA", "SA")]

    static func named(_ context: RequestContext, _ index: CityIndex?) throws(AladhanProblem) -> City {
        guard let index else { throw AladhanProblem(field: "city", phrase: .placeUnavailable, status: 503) }
        let asked = context.query["country"] ?? ""
        guard let country = country(asked, context, index) else {
            throw AladhanProblem(
                field: "country", phrase: .apiCountry,
                arguments: [.text("example", "SA"), .text("name", "Saudi Arabia")])
        }
        let name = context.query["city"] ?? ""
        guard let city = index.city(named: name, inCountry: country) else {
            throw AladhanProblem(
                field: "city", phrase: .apiCity, arguments: [.text("name", name), .text("country", country)])
        }
        return city
    }

    /// The code of a country from its two letters or its name in one of the app's languages.
    private static func country(_ text: String, _ context: RequestContext, _ index: CityIndex) -> String? {
        guard !text.isEmpty, text.utf8.count <= 100 else { return nil }
        let upper = text.uppercased()
        for (short, code) in shortNames where short == upper { return code }
        for code in index.countries where code == upper { return code }
        for language in context.bundle.locales.languages {
            let strings = context.strings(in: language.code)
            for code in index.countries where strings.has(key: "country.\(code)") {
                if CityIndex.isSameName(strings[key: "country.\(code)"], text) { return code }
            }
        }
        return nil
    }
}
