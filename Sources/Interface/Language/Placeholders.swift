/// The placeholders `{name}` of a text, in alphabetical order and each once.
struct Placeholders: Equatable {
    var names: [String] = []
    /// Whether every brace has its partner and a name of letters between.
    var isWellFormed = true

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
                insert(String(decoding: finished, as: UTF8.self))
                name = nil
            default:
                guard name != nil else { continue }
                if !Self.isLetter(byte) { isWellFormed = false }
                name?.append(byte)
            }
        }
        if name != nil { isWellFormed = false }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }

    private mutating func insert(_ name: String) {
        guard !names.contains(name) else { return }
        names.append(name)
        names.sort()
    }
}
