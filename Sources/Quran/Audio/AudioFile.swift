/// The place that a file of a recitation holds, named in the way that the sources share: `002255` for an ayah, `002`
/// for a surah.
public enum AudioFile: Hashable, Sendable {
    case ayah(AyahReference)
    case surah(Int)

    /// Reads a name without its extension; `nil` if it can't be that of an existing place (surahs 1 to 114, ayat 1 to
    /// 286).
    public init?(name: some StringProtocol) {
        var digits: [Int] = []
        for byte in name.utf8 {
            guard (0x30...0x39).contains(byte) else { return nil }
            digits.append(Int(byte) - 0x30)
        }
        guard digits.count == 3 || digits.count == 6 else { return nil }
        let surah = digits[0] * 100 + digits[1] * 10 + digits[2]
        guard (1...114).contains(surah) else { return nil }
        guard digits.count == 6 else {
            self = .surah(surah)
            return
        }
        let ayah = digits[3] * 100 + digits[4] * 10 + digits[5]
        guard (1...286).contains(ayah) else { return nil }
        self = .ayah(AyahReference(surah: surah, ayah: ayah))
    }

    /// The name without an extension, `002255` or `002`.
    public var name: String {
        switch self {
        case .ayah(let place): Self.digits(place.surah) + Self.digits(place.ayah)
        case .surah(let surah): Self.digits(surah)
        }
    }

    /// The surah of the file, 1 to 114.
    public var surah: Int {
        switch self {
        case .ayah(let place): place.surah
        case .surah(let surah): surah
        }
    }

    /// Returns a number padded to three digits.
    static func digits(_ number: Int) -> String {
        number < 10 ? "00\(number)" : number < 100 ? "0\(number)" : "\(number)"
    }
}
