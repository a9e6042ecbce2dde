@testable import Interface

/// Reads a code back from its modules, by the tables of the standard. It corrects nothing, so every module must be right.
struct QRReader {
    private let code: QRCode
    let level: QRCode.Level
    let mask: QRMask

    /// `nil` where the two copies of the format information differ or tell no level and mask.
    init?(_ code: QRCode) {
        self.code = code
        let last = code.size - 1
        // From the most significant bit on: along row 8 and up column 8, then up column 8 and along row 8.
        let first =
            [0, 1, 2, 3, 4, 5, 7, 8].map { (8, $0) } + [7, 5, 4, 3, 2, 1, 0].map { ($0, 8) }
        let second = (0..<7).map { (last - $0, 8) } + (0..<8).map { (8, last - 7 + $0) }
        let bits = Self.number(first.map { code.isDark(row: $0.0, column: $0.1) })
        guard bits == Self.number(second.map { code.isDark(row: $0.0, column: $0.1) }) else { return nil }
        for (level, formats) in QRTables.formats {
            if let index = formats.firstIndex(of: bits), let mask = QRMask(rawValue: UInt32(index)) {
                self.level = level
                self.mask = mask
                return
            }
        }
        return nil
    }

    private static func number(_ bits: [Bool]) -> UInt32 { bits.reduce(0) { $0 << 1 | ($1 ? 1 : 0) } }

    /// The text; `nil` where a block is damaged or the data is no text in byte mode.
    var text: String? {
        var bits: [Bool] = []
        for block in blocks {
            guard isWhole(block) else { return nil }
            for byte in block.dropLast(correction) { bits += (0..<8).map { byte << UInt8($0) & 0x80 != 0 } }
        }
        let countBits = code.version < 10 ? 8 : 16
        guard Self.number(Array(bits.prefix(4))) == 0b0100 else { return nil }
        let count = Int(Self.number(Array(bits[4..<(4 + countBits)])))
        guard 4 + countBits + 8 * count + 4 <= bits.count else { return nil }
        let bytes = (0..<count).map { index in
            let start = 4 + countBits + 8 * index
            return UInt8(Self.number(Array(bits[start..<(start + 8)])))
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private var correction: Int { Int(level.correctionPerBlock[code.version - 1]) }

    /// The blocks, each with its data and then its error correction.
    private var blocks: [[UInt8]] {
        let codewords = self.codewords
        let count = Int(level.blocks[code.version - 1])
        let data = codewords.count - count * correction
        var blocks = [[UInt8]](repeating: [], count: count)
        let even = data / count * count
        for (index, codeword) in codewords[..<even].enumerated() { blocks[index % count].append(codeword) }
        for (index, codeword) in codewords[even..<data].enumerated() {
            blocks[count - data % count + index].append(codeword)
        }
        for (index, codeword) in codewords[data...].enumerated() { blocks[index % count].append(codeword) }
        return blocks
    }

    /// Whether a block is a multiple of its generator: it is zero at each of the generator's roots.
    private func isWhole(_ block: [UInt8]) -> Bool {
        var root: UInt8 = 1
        for _ in 0..<correction {
            guard block.reduce(0, { ReedSolomon.product($0, root) ^ $1 }) == 0 else { return false }
            root = ReedSolomon.product(root, 2)
        }
        return true
    }

    /// The codewords as they are placed, without the mask.
    private var codewords: [UInt8] {
        var bits: [Bool] = []
        var rows = Array((0..<code.size).reversed())
        for right in stride(from: code.size - 1, through: 8, by: -2) + [5, 3, 1] {
            for row in rows {
                for column in [right, right - 1] where !isPattern(row: row, column: column) {
                    bits.append(code.isDark(row: row, column: column) != mask.inverts(row: row, column: column))
                }
            }
            rows.reverse()
        }
        return (0..<QRTables.codewords[code.version - 1]).map { index in
            UInt8(Self.number(Array(bits[(8 * index)..<(8 * index + 8)])))
        }
    }

    /// Whether a module carries no data.
    private func isPattern(row: Int, column: Int) -> Bool {
        let far = code.size - 8
        if row == 6 || column == 6 || row < 9 && (column < 9 || column >= far) || row >= far && column < 9 {
            return true
        }
        if code.version >= 7, row < 6 && column >= far - 3 || column < 6 && row >= far - 3 { return true }
        let centres = QRTables.centres[code.version - 1]
        guard let y = centres.first(where: { abs($0 - row) <= 2 }),
            let x = centres.first(where: { abs($0 - column) <= 2 })
        else { return false }
        return !(y == 6 && x == code.size - 7 || x == 6 && y == code.size - 7)
    }
}
