/// A strict check of UTF-8 (Unicode 16, table 3-7): no overlong forms, no surrogates, nothing above U+10FFFF.
public enum UTF8Check {
    /// Returns the offset of the first byte that doesn't begin a well-formed sequence; `nil` if all bytes are well
    /// formed.
    public static func firstFault(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while index < buffer.count {
                if buffer[index] < 0x80 {
                    index += 1
                } else {
                    let length = sequenceLength(at: index, in: buffer)
                    if length == 0 { return index }
                    index += length
                }
            }
            return nil
        }
    }

    /// Returns the length (2 to 4) of the well-formed multi-byte sequence that begins at `index`; 0 if there is none.
    @inline(__always)
    static func sequenceLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let first = bytes[index]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return 0
        }
        guard length <= bytes.count - index, second.contains(bytes[index + 1]) else { return 0 }
        if length > 2, bytes[index + 2] & 0xC0 != 0x80 { return 0 }
        if length > 3, bytes[index + 3] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
