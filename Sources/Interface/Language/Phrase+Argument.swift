extension Phrase {
    /// The value for a placeholder `{name}` in a text.
    public struct Argument: Sendable {
        enum Value: Sendable {
            case isolated(String)
            case plain(String)
            case number(Int64)
            case numbers([Int])
        }

        let name: String
        let value: Value

        /// Text from elsewhere (a title, a place), which is isolated so that its direction can't disturb the sentence
        /// (Unicode Standard Annex #9, FIRST STRONG ISOLATE).
        public static func text(_ name: String, _ text: String) -> Argument {
            Argument(name: name, value: .isolated(text))
        }

        /// Text in the same language (a prayer's name, a month), which is inserted unchanged.
        public static func word(_ name: String, _ word: String) -> Argument {
            Argument(name: name, value: .plain(word))
        }

        /// A whole number, in the chosen digits.
        public static func number(_ name: String, _ number: Int64) -> Argument {
            Argument(name: name, value: .number(number))
        }

        /// A whole number, in the chosen digits.
        public static func number(_ name: String, _ number: Int) -> Argument {
            Argument(name: name, value: .number(Int64(number)))
        }

        /// Whole numbers in the chosen digits, separated like a list in the language.
        public static func numbers(_ name: String, _ numbers: [Int]) -> Argument {
            Argument(name: name, value: .numbers(numbers))
        }
    }
}
