/// Reads numbers from bytes in order. Every read past the end returns `nil`.
struct ByteReader {
    private let bytes: [UInt8]
    private(set) var position: Int
    private let end: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = 0
        end = bytes.count
    }

    /// Creates a reader for a part of the bytes; `nil` if the part is not within them.
    init?(_ bytes: [UInt8], from start: Int, count: Int) {
        guard start >= 0, count >= 0, start <= bytes.count, count <= bytes.count - start else { return nil }
        self.bytes = bytes
        position = start
        end = start + count
    }

    var remaining: Int { end - position }

    /// Skips bytes. Returns `false`, without skipping any, if fewer are left.
    mutating func skip(_ count: Int64) -> Bool {
        guard count >= 0, count <= Int64(remaining) else { return false }
        position += Int(count)
        return true
    }

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= remaining else { return nil }
        defer { position += count }
        return bytes[position..<(position + count)]
    }

    mutating func byte() -> UInt8? {
        guard position < end else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func bigEndian(_ count: Int) -> UInt64? {
        guard let part = take(count) else { return nil }
        return part.reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func littleEndian(_ count: Int) -> UInt64? {
        guard let part = take(count) else { return nil }
        return part.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Reads a signed number with seven bits per byte, lowest first, and the sign in the lowest bit.
    mutating func variable() -> Int64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while let byte = byte() {
            guard shift < 63 else { return nil }
            value |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1) }
            shift += 7
        }
        return nil
    }
}
