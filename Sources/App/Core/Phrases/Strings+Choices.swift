import Interface

extension Phrase {
    /// Private to the extensions of this file, so that no refusal omits the valid choices.
    fileprivate static let errorChoice = Phrase("error.choice")
    static let errorGone = Phrase("error.gone")
    static let errorPlainName = Phrase("error.plainName")
}

/// The message for a field that accepts one of a few values: it lists them all, as a program may send them.
extension Strings {
    func choose<Choice: RawRepresentable>(from choices: [Choice]) -> String where Choice.RawValue == String {
        choose(from: choices.map { choice in choice.rawValue })
    }

    // Never inlined, because each is used many times and the worker's size matters.
    @inline(never)
    func choose(from names: [String]) -> String {
        self(.errorChoice, .text("choices", names.joinedByCommas))
    }

    @inline(never)
    func choose(from numbers: [Int]) -> String {
        self(.errorChoice, .numbers("choices", numbers))
    }
}

extension FieldProblem {
    init<Choice: RawRepresentable>(_ field: FieldName, from choices: [Choice]) where Choice.RawValue == String {
        self.init(field, from: choices.map { choice in choice.rawValue })
    }

    @inline(never)
    init(_ field: FieldName, from names: [String]) {
        self.init(field, .errorChoice, .text("choices", names.joinedByCommas))
    }

    @inline(never)
    init(_ field: FieldName, from numbers: [Int]) {
        self.init(field, .errorChoice, .numbers("choices", numbers))
    }
}

extension [String] {
    /// The names joined by commas as a program writes them, in every language.
    fileprivate var joinedByCommas: String {
        var text = ""
        for name in self { text += text.isEmpty ? name : ", " + name }
        return text
    }
}
