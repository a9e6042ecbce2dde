/// The digits that numbers are written in.
public enum Digits: Sendable, Hashable {
    /// 0123456789
    case latin
    /// ٠١٢٣٤٥٦٧٨٩
    case arabicIndic
    /// ۰۱۲۳۴۵۶۷۸۹, for Persian and Urdu
    case extendedArabicIndic

    /// The digits with this name in `Locales/registry.json` and in the settings.
    public init?(name: String) {
        switch name {
        case "latin": self = .latin
        case "arabic-indic": self = .arabicIndic
        case "extended-arabic-indic": self = .extendedArabicIndic
        default: return nil
        }
    }

    /// The name in `Locales/registry.json` and in the settings.
    public var name: String {
        switch self {
        case .latin: "latin"
        case .arabicIndic: "arabic-indic"
        case .extendedArabicIndic: "extended-arabic-indic"
        }
    }

    /// The text with each Latin digit replaced.
    public func rendering(_ text: String) -> String {
        let lead: (UInt8, UInt8)
        switch self {
        case .latin: return text
        case .arabicIndic: lead = (0xD9, 0xA0)
        case .extendedArabicIndic: lead = (0xDB, 0xB0)
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count * 2)
        for byte in text.utf8 {
            if byte >= 0x30, byte <= 0x39 {
                bytes.append(lead.0)
                bytes.append(lead.1 + (byte - 0x30))
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func digit(_ value: Int) -> String {
        let first: UInt32 =
            switch self {
            case .latin: 0x30
            case .arabicIndic: 0x660
            case .extendedArabicIndic: 0x6F0
            }
        return Unicode.Scalar(first + UInt32(value)).map { String($0) } ?? ""
    }

    /// A whole number, at least so many digits long, without separators.
    public func number(_ number: Int64, width: Int = 1) -> String {
        if (0..<10).contains(number), width == 1 { return digit(Int(number)) }
        var digits = String(number.magnitude)
        while digits.utf8.count < width { digits = "0" + digits }
        return rendering(number < 0 ? "\u{200E}-" + digits : digits)
    }
}

extension Digits {
    /// Whether numbers are written 0123456789.
    public var isLatin: Bool { self == .latin }
}
