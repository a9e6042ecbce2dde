/// What is heard when a prayer's time begins, as named in the settings: one of our fixed names, or a recording's id.
enum AdhanVoice {
    /// The server's first recording, or the short sound if it has none.
    static let standard = "default"
    /// The short sound of reminders.
    static let tone = "tone"
    static let silent = "silent"
    /// The audio file that the person keeps in this browser.
    static let file = "own"

    /// The maximum length of a voice's name in bytes.
    static let nameLimit = 40

    /// The fixed names, which no recording may have.
    static var own: [String] { [standard, tone, silent, file] }

    /// Whether a text may be a voice. Only the server knows which recordings there are.
    static func isName(_ text: String) -> Bool {
        guard (1...nameLimit).contains(text.utf8.count) else { return false }
        for byte in text.utf8 where !isPlain(byte) { return false }
        return true
    }

    /// Whether a byte is a lower-case letter, a digit or a hyphen.
    static func isPlain(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
    }
}
