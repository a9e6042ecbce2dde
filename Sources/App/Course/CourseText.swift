/// Texts that a student types.
enum CourseText {
    /// The text without spaces and line breaks around it; empty if nothing was sent.
    static func trimmed(_ text: String?) -> String {
        var bytes = Array((text ?? "").utf8)[...]
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
