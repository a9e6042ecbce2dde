/// The URL of a source's files, with placeholders for the place: `{SSS}` and `{AAA}` with three digits, `{S}` and `{A}`
/// without padding. EveryAyah and the verses of the Quran Foundation are `…/{SSS}{AAA}.mp3`, and its surahs
/// `…/{S}.mp3`.
public struct AudioTemplate: Hashable, Sendable {
    public let text: String

    /// Reads a template; `nil` if it is not a URL over TLS, has an unknown placeholder, or doesn't include the surah.
    /// Plain HTTP is allowed only on the same machine, for tests.
    public init?(_ text: String) {
        let isSafe = text.utf8.starts(with: "https://".utf8) || text.utf8.starts(with: "http://127.0.0.1:".utf8)
        guard isSafe, (12...400).contains(text.utf8.count) else { return nil }
        for byte in text.utf8 where byte <= 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x5C { return nil }
        self.text = text
        var names: [String] = []
        guard Self.walk(text, { name in names.append(name) }, { _ in }) else { return nil }
        guard names.contains("SSS") || names.contains("S") else { return nil }
    }

    /// Whether the files are ayat rather than whole surahs.
    public var isByAyah: Bool {
        var isByAyah = false
        _ = Self.walk(text, { name in if name == "AAA" || name == "A" { isByAyah = true } }, { _ in })
        return isByAyah
    }

    /// Returns the URL of a file; `nil` if the source has the other kind of files.
    public func address(of file: AudioFile) -> String? {
        var ayah = 0
        if case .ayah(let place) = file { ayah = place.ayah }
        guard isByAyah == (ayah > 0) else { return nil }
        var address: [UInt8] = []
        _ = Self.walk(
            text,
            { name in
                switch name {
                case "SSS": address += Array(AudioFile.digits(file.surah).utf8)
                case "S": address += Array("\(file.surah)".utf8)
                case "AAA": address += Array(AudioFile.digits(ayah).utf8)
                default: address += Array("\(ayah)".utf8)
                }
            }, { byte in address.append(byte) })
        return String(decoding: address, as: UTF8.self)
    }

    /// Calls closures with the placeholders and the bytes between them. Returns `false` if a placeholder isn't one of
    /// the four.
    private static func walk(_ text: String, _ gap: (String) -> Void, _ plain: (UInt8) -> Void) -> Bool {
        var name: [UInt8]?
        for byte in text.utf8 {
            if byte == UInt8(ascii: "{") {
                guard name == nil else { return false }
                name = []
            } else if byte == UInt8(ascii: "}") {
                guard let known = name else { return false }
                let word = String(decoding: known, as: UTF8.self)
                guard ["SSS", "AAA", "S", "A"].contains(word) else { return false }
                gap(word)
                name = nil
            } else if name != nil {
                name?.append(byte)
            } else {
                plain(byte)
            }
        }
        return name == nil
    }
}
