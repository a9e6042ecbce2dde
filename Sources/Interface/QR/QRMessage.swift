/// A text as the codewords of a QR code.
struct QRMessage {
    let version: QRVersion
    let level: QRCode.Level
    /// The data codewords, without error correction.
    let data: [UInt8]

    /// Encodes bytes in byte mode (ISO/IEC 18004:2015, 7.4.5). They must fit the version.
    init(_ bytes: [UInt8], version: QRVersion, level: QRCode.Level) {
        self.version = version
        self.level = level
        data = Self.encode(bytes, version, count: version.dataCodewords(level))
    }

    /// Returns the mode indicator, the length, the bytes, the terminator and the padding (7.4.1, 7.4.5, 7.4.9, 7.4.10).
    ///
    /// The mode indicator is half a byte, so every byte after it is split between two codewords. The terminator, also
    /// half a byte, always has its place in the last of them, and no other bits have to be filled.
    private static func encode(_ bytes: [UInt8], _ version: QRVersion, count: Int) -> [UInt8] {
        var codewords: [UInt8] = []
        codewords.reserveCapacity(count)
        var half: UInt8 = 0b0100
        func append(_ byte: UInt8) {
            codewords.append(half << 4 | byte >> 4)
            half = byte & 0x0F
        }
        if version.countBytes == 2 { append(UInt8(truncatingIfNeeded: bytes.count >> 8)) }
        append(UInt8(truncatingIfNeeded: bytes.count))
        for byte in bytes { append(byte) }
        codewords.append(half << 4)
        // The two pad codewords take turns: 1110 1100 and 0001 0001.
        var padding: UInt8 = 0b1110_1100
        while codewords.count < count {
            codewords.append(padding)
            padding ^= 0b1110_1100 ^ 0b0001_0001
        }
        return codewords
    }

    /// The final sequence: the blocks' data codewords taken in turn, then their error correction likewise (7.6).
    ///
    /// Neighbours in the symbol thus belong to different blocks, and a stain damages each of them only a little.
    var codewords: [UInt8] {
        let blocks = dataBlocks
        let code = ReedSolomon(correctionCodewords: version.correctionPerBlock(level))
        var result: [UInt8] = []
        result.reserveCapacity(version.codewords)
        interleave(blocks, into: &result)
        var correction: [ArraySlice<UInt8>] = []
        for block in blocks { correction.append(code.correction(of: block)[...]) }
        interleave(correction, into: &result)
        return result
    }

    /// The data in blocks. Where they can't all be equally long, the last ones have one codeword more (Table 9).
    private var dataBlocks: [ArraySlice<UInt8>] {
        let count = version.blocks(level)
        let (length, longer) = data.count.quotientAndRemainder(dividingBy: count)
        var blocks: [ArraySlice<UInt8>] = []
        var start = 0
        for index in 0..<count {
            let end = start + length + (index < count - longer ? 0 : 1)
            blocks.append(data[start..<end])
            start = end
        }
        return blocks
    }

    /// Appends the first codeword of each block, then the second of each, until the longest is used up.
    private func interleave(_ blocks: [ArraySlice<UInt8>], into result: inout [UInt8]) {
        guard let longest = blocks.last?.count else { return }
        for offset in 0..<longest {
            for block in blocks where offset < block.count { result.append(block[block.startIndex + offset]) }
        }
    }
}
