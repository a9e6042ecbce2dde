/// Why an encoded text can't be read. The raw value is a stable name.
public enum FormError: String, Error, Hashable, Sendable {
    case tooLarge = "too-large"
    case tooManyFields = "too-many-fields"
    /// A percent sign that two hexadecimal digits do not follow.
    case invalidEscape = "invalid-escape"
    case invalidUTF8 = "invalid-utf8"
    /// U+0000, at which some stores would end the text.
    case nullCharacter = "null-character"
}
