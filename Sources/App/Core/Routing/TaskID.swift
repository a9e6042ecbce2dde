/// Checks what a path names as a task.
enum TaskID {
    /// The id when it is one: 1 to 64 letters, digits, hyphens and colons; else `nil`.
    ///
    /// Anchors of the timeline have ids too (`prayer:asr`), so that a request to move one can be told why not.
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

    /// What the id of a prayer on the timeline begins with.
    static let prayerPrefix = "prayer:"
}
