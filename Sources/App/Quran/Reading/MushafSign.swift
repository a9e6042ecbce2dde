import Quran

/// The sign at an ayah's end for the mushaf's font, which joins U+06DD and the digits after it into a rosette.
enum MushafSign {
    static func text(_ number: Int) -> String {
        var text = "\u{06DD}"
        for digit in String(number).utf8 {
            if let scalar = Unicode.Scalar(0x0660 + UInt32(digit - 0x30)) { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}
