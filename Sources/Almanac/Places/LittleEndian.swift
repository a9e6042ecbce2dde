extension [UInt8] {
    /// Reads a two-byte number, low byte first; 0 beyond the end.
    func littleEndian16(at offset: Int) -> UInt16 {
        guard offset >= 0, offset <= count - 2 else { return 0 }
        return UInt16(self[offset]) | UInt16(self[offset + 1]) << 8
    }

    /// Reads a four-byte number, low byte first; 0 beyond the end.
    func littleEndian32(at offset: Int) -> UInt32 {
        guard offset >= 0, offset <= count - 4 else { return 0 }
        return UInt32(self[offset]) | UInt32(self[offset + 1]) << 8 | UInt32(self[offset + 2]) << 16
            | UInt32(self[offset + 3]) << 24
    }

    /// Appends a two-byte number, low byte first.
    mutating func appendLittleEndian16(_ number: UInt16) {
        append(UInt8(truncatingIfNeeded: number))
        append(UInt8(truncatingIfNeeded: number >> 8))
    }

    /// Appends a four-byte number, low byte first.
    mutating func appendLittleEndian32(_ number: UInt32) {
        appendLittleEndian16(UInt16(truncatingIfNeeded: number))
        appendLittleEndian16(UInt16(truncatingIfNeeded: number >> 16))
    }
}
