/// What a QR code tells about itself: its format and its version, each protected by a BCH code.
enum QRInformation {
    /// The 15 bits that tell level and mask (ISO/IEC 18004:2015, 7.9.1 and Annex C).
    ///
    /// A fixed pattern is added, because they would otherwise be all light for one of the levels and masks.
    static func format(_ level: QRCode.Level, _ mask: QRMask) -> UInt32 {
        protect(level.indicator << 3 | mask.rawValue, generator: 0b101_0011_0111, checkBits: 10) ^ 0b101_0100_0001_0010
    }

    /// The 18 bits that tell the version; `nil` for those below 7, which a reader knows by their size (7.10 and Annex
    /// D).
    static func version(_ version: QRVersion) -> UInt32? {
        guard version.number >= 7 else { return nil }
        return protect(UInt32(version.number), generator: 0b1_1111_0010_0101, checkBits: 12)
    }

    /// Returns data followed by its check bits: the remainder when the data, moved up by their number, is divided by
    /// the generator polynomial.
    private static func protect(_ data: UInt32, generator: UInt32, checkBits: UInt32) -> UInt32 {
        let moved = data << checkBits
        var remainder = moved
        // Neither has more than six bits of data.
        var shift: UInt32 = 6
        while shift > 0 {
            shift -= 1
            if remainder >> (shift + checkBits) & 1 == 1 { remainder ^= generator << shift }
        }
        return moved | remainder
    }
}
