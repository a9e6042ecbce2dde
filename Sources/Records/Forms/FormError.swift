/// Why an encoded text can't be read. The raw values are stable names.
public enum FormError: String, Error, Hashable, Sendable {
    case tooLarge = "too-large"
    case tooManyFields = "too-many-fields"
    /// A percent sign is not followed by two hexadecimal digits.
    case invalidEscape = "invalid-escape"
    case invalidUTF8 = "invalid-utf8"
    /// The text contains U+0000, at which some stores would cut it off.
    case nullCharacter = "null-character"
}
