import Records

/// A large pack of invented text: it proves the way of the Quran's texts before they are there.
///
/// The same parameters always give the same bytes.
public enum DummyPack {
    public static let name = "dummy"

    /// Makes the pack: by default a section for each of a mushaf's 604 pages, about ten megabytes together.
    ///
    /// - Throws: ``ContentError`` only through a fault of the program.
    public static func make(sections: Int = 604, bytes: Int = 10_000_000) throws(ContentError) -> PackWriter.File {
        var made: [(name: String, bytes: [UInt8])] = []
        for number in 1...max(1, sections) {
            made.append((sectionName(number), text(of: number, length: bytes / max(1, sections))))
        }
        return try Packs.make(
            name, version: "1", source: "Invented by this program", licence: "Public domain", sections: made)
    }

    /// The name of a section: `page-001`.
    public static func sectionName(_ number: Int) -> String {
        let digits = String(number)
        return "page-" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    }

    /// A section's text: words without sense in Arabic letters, lines of about eighty bytes.
    private static func text(of number: Int, length: Int) -> [UInt8] {
        var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            // SplitMix64 (Steele, Lea and Flood, 2014).
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(length + 64)
        var line = 0
        while bytes.count < length {
            for _ in 0..<(2 + next(5)) {
                // U+0628 to U+063A: letters of two bytes each.
                bytes += [0xD8, UInt8(0xA8 + next(19))]
                line += 2
            }
            bytes.append(line > 80 ? 0x0A : 0x20)
            if line > 80 { line = 0 }
        }
        return bytes
    }
}
