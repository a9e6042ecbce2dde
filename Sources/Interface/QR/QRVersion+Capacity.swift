extension QRVersion {
    /// The codewords that fit, those of the error correction included (ISO/IEC 18004:2015, Table 1).
    ///
    /// They are what the function patterns leave over: the finders with their separators, the timing patterns between
    /// them, the format information with the dark module, the version information and the alignment patterns. Up to 7
    /// modules stay empty.
    var codewords: Int {
        var modules = size * size - 3 * 64 - 2 * (size - 16) - 31
        if number >= 7 { modules -= 2 * 18 }
        let centres = alignmentCentres.count
        if centres > 0 {
            // No alignment pattern is at a finder, and those between two finders share five modules with the timing.
            modules -= 25 * (centres * centres - 3) - 2 * 5 * (centres - 2)
        }
        return modules / 8
    }

    /// The error correction codewords of each block (Table 9).
    func correctionPerBlock(_ level: QRCode.Level) -> Int { Int(level.correctionPerBlock[number - 1]) }

    /// The number of blocks (Table 9).
    func blocks(_ level: QRCode.Level) -> Int { Int(level.blocks[number - 1]) }

    /// The codewords left for data (Table 7).
    func dataCodewords(_ level: QRCode.Level) -> Int { codewords - correctionPerBlock(level) * blocks(level) }

    /// The bytes of the indicator that tells how long the text is (Table 3, byte mode).
    var countBytes: Int { number < 10 ? 1 : 2 }

    /// The bytes of text that fit in byte mode (Table 7). Mode indicator and terminator take half a byte each.
    func capacity(_ level: QRCode.Level) -> Int { dataCodewords(level) - countBytes - 1 }
}
