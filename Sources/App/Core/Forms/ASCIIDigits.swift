/// Numbers as people write them in Arabic or Persian digits.
enum ASCIIDigits {
    /// The text with Arabic-Indic and extended Arabic-Indic digits, the Arabic decimal separator and the minus sign
    /// replaced by their ASCII counterparts, without directional marks and spaces around it.
    static func folded(_ text: String) -> String {
        var folded = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0660...0x0669: folded.unicodeScalars.append(digit(scalar.value - 0x0660))
            case 0x06F0...0x06F9: folded.unicodeScalars.append(digit(scalar.value - 0x06F0))
            case 0x066B: folded += "."
            case 0x2212: folded += "-"
            case 0x200E, 0x200F, 0x061C, 0x2066...0x2069, 0x20, 0x09, 0xA0: continue
            default: folded.unicodeScalars.append(scalar)
            }
        }
        return folded
    }

    private static func digit(_ value: UInt32) -> Unicode.Scalar {
        Unicode.Scalar(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value))
    }
}
