/// What is heard when a prayer's time begins, by its name in the settings: one of our own words, or a recording's id.
enum AdhanVoice {
    /// The server's first recording; the short sound where it has none.
    static let standard = "default"
    /// The short sound of reminders.
    static let tone = "tone"
    static let silent = "silent"
    /// The audio file that the person keeps in this browser.
    static let file = "own"

    /// How long a voice's name may be, in bytes.
    static let nameLimit = 40

    /// Our own words; no recording is called so.
    static var own: [String] { [standard, tone, silent, file] }

    /// Whether something may be a voice. Which recordings there are, only the server knows.
    static func isName(_ text: String) -> Bool {
        guard (1...nameLimit).contains(text.utf8.count) else { return false }
        for byte in text.utf8 where !isPlain(byte) { return false }
        return true
    }

    /// A small letter, a digit or a hyphen.
    static func isPlain(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
    }
}
