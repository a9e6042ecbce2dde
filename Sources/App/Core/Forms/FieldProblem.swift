import Interface

/// A field and what is wrong with it, in the person's language.
struct FieldProblem: Sendable {
    var field: FieldName
    var phrase: Phrase
    var arguments: [Phrase.Argument]
    /// The number that selects the phrase's plural form, if it has plural forms.
    var count: Int?

    init(_ field: FieldName, _ phrase: Phrase, _ arguments: Phrase.Argument...) {
        self.field = field
        self.phrase = phrase
        self.arguments = arguments
    }

    /// The problem in words.
    func words(_ strings: Strings) -> String {
        if let count { return strings(phrase, count: count, arguments) }
        return strings.filled(phrase, arguments)
    }
}
