/// A text reduced to what people type when they search for it: lower case, and Arabic letters without their variants.
struct FoldedText {
    let bytes: [UInt8]

    init(_ text: String) {
        var folded = ""
        for scalar in text.lowercased().unicodeScalars {
            switch scalar.value {
            case 0x064B...0x0652, 0x0640: continue
            case 0x0622, 0x0623, 0x0625: folded.unicodeScalars.append("ا")
            case 0x0629: folded.unicodeScalars.append("ه")
            case 0x0649: folded.unicodeScalars.append("ي")
            default: folded.unicodeScalars.append(scalar)
            }
        }
        bytes = Array(folded.utf8)
    }

    /// Whether it contains another text.
    func holds(_ other: FoldedText) -> Bool {
        let count = other.bytes.count
        guard count > 0, count <= bytes.count else { return count == 0 }
        for start in 0...(bytes.count - count) where bytes[start] == other.bytes[0] {
            if bytes[start..<(start + count)].elementsEqual(other.bytes) { return true }
        }
        return false
    }
}
