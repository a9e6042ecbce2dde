/// The placeholders `{name}` of a text, each once in alphabetical order. Literal figures such as `{=14:30}` are not
/// placeholders, so each language may have its own.
struct Placeholders: Equatable {
    var names: [String] = []
    /// Whether every brace is matched and encloses a name of letters.
    var isWellFormed = true
    /// Whether the text has literal figures.
    var hasFigures = false

    init(in text: String) {
        var name: [UInt8]?
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "{"):
                if name != nil { isWellFormed = false }
                name = []
            case UInt8(ascii: "}"):
                guard let finished = name, !finished.isEmpty else {
                    isWellFormed = false
                    continue
                }
                if finished[0] == Self.figures {
                    hasFigures = true
                } else {
                    insert(String(decoding: finished, as: UTF8.self))
                }
                name = nil
            default:
                guard name != nil else { continue }
                let isOfFigures = name?.first == Self.figures || (name?.isEmpty == true && byte == Self.figures)
                if !isOfFigures, !Self.isLetter(byte) { isWellFormed = false }
                name?.append(byte)
            }
        }
        if name != nil { isWellFormed = false }
    }

    /// The character that begins literal figures within braces.
    static let figures = UInt8(ascii: "=")

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }

    private mutating func insert(_ name: String) {
        guard !names.contains(name) else { return }
        names.append(name)
        names.sort()
    }
}
