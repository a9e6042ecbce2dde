import Interface

/// The reason that a request to the API can't be answered, with the name of the parameter.
struct AladhanProblem: Error {
    var field: String
    var phrase: Phrase
    var arguments: [Phrase.Argument] = []
    var status = 400

    /// A number out of range.
    static func number(_ field: String, _ low: Int, _ high: Int) -> AladhanProblem {
        AladhanProblem(field: field, phrase: .apiNumber, arguments: [.number("low", low), .number("high", high)])
    }

    /// A value that isn't one of the known ones.
    static func choice(_ field: String, _ known: String) -> AladhanProblem {
        AladhanProblem(field: field, phrase: .apiChoice, arguments: [.text("known", known)])
    }

    /// A day that doesn't exist, or that the calendar doesn't cover.
    static func date(_ field: String, example: String, _ years: ClosedRange<Int>) -> AladhanProblem {
        AladhanProblem(
            field: field, phrase: .apiDate,
            arguments: [
                .text("example", example), .number("low", years.lowerBound), .number("high", years.upperBound),
            ])
    }

    /// The content has no time zones.
    static let noZones = AladhanProblem(field: "timezonestring", phrase: .errorZonesBody, status: 503)

    /// The sentence, which begins with the parameter's name.
    func text(_ strings: Strings) -> String { field + ": " + strings.filled(phrase, arguments) }
}

/// The values that a parameter of the API accepts.
extension Phrase {
    static let apiNumber = Phrase("api.number")
    static let apiChoice = Phrase("api.choice")
    static let apiDate = Phrase("api.date")
    static let apiCountry = Phrase("api.country")
    static let apiCity = Phrase("api.city")
    static let apiPlace = Phrase("api.place")
    static let apiSettings = Phrase("api.settings")
    static let apiTune = Phrase("api.tune")
}
