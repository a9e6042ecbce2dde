extension QRCode {
    /// How much of a code may be damaged and still be read (ISO/IEC 18004:2015, 7.5.1).
    public enum Level: Hashable, Sendable, CaseIterable {
        /// About 7% of the codewords.
        case low
        /// About 15%.
        case medium
        /// About 25%.
        case quartile
        /// About 30%.
        case high
    }
}

extension QRCode.Level {
    /// The two bits of the format information that tell the level (Table 12). They don't follow its order.
    var indicator: UInt32 {
        switch self {
        case .low: 0b01
        case .medium: 0b00
        case .quartile: 0b11
        case .high: 0b10
        }
    }

    /// The error correction codewords of each block, for versions 1 to 40 (Table 9).
    var correctionPerBlock: [UInt8] {
        switch self {
        case .low: Self.lowCorrection
        case .medium: Self.mediumCorrection
        case .quartile: Self.quartileCorrection
        case .high: Self.highCorrection
        }
    }

    /// The number of blocks, for versions 1 to 40 (Table 9).
    var blocks: [UInt8] {
        switch self {
        case .low: Self.lowBlocks
        case .medium: Self.mediumBlocks
        case .quartile: Self.quartileBlocks
        case .high: Self.highBlocks
        }
    }

    private static let lowCorrection: [UInt8] = [
        7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
        28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ]

    private static let mediumCorrection: [UInt8] = [
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
        26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ]

    private static let quartileCorrection: [UInt8] = [
        13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30,
        28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ]

    private static let highCorrection: [UInt8] = [
        17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28,
        30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ]

    private static let lowBlocks: [UInt8] = [
        1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
        8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ]

    private static let mediumBlocks: [UInt8] = [
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
        17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ]

    private static let quartileBlocks: [UInt8] = [
        1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20,
        23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ]

    private static let highBlocks: [UInt8] = [
        1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25,
        25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ]
}
