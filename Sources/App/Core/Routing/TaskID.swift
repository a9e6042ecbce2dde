/// Checks the id of a task in a path.
enum TaskID {
    /// Returns the id if it is valid: 1 to 64 letters, digits, hyphens and colons; otherwise `nil`.
    ///
    /// The timeline's anchors have ids too (`prayer:asr`), so that a request to move one can be told why it can't.
    static func checked(_ text: Substring) -> String? {
        guard (1...64).contains(text.utf8.count) else { return nil }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: ":"):
                continue
            default: return nil
            }
        }
        return String(text)
    }

    /// The prefix of a prayer's id on the timeline.
    static let prayerPrefix = "prayer:"
}
