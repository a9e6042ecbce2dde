import Records

/// One message between the worker's script and the app: a header of JSON text and a body of bytes.
///
/// The wire format is the header's length and the body's length as UInt32, little-endian, then the header, then the
/// body.
struct Frame: Hashable, Sendable {
    var header: [UInt8]
    var body: [UInt8]

    /// The answer to a message that only informs.
    static let done = Frame(header: .object([:]))

    /// The number of bytes of the two lengths.
    static let prefixLength = 8

    init(header: [UInt8], body: [UInt8] = []) {
        self.header = header
        self.body = body
    }

    init(header: JSON, body: [UInt8] = []) {
        self.init(header: header.bytes(), body: body)
    }

    /// Reads a framed message; `nil` if its lengths do not add up to the number of bytes.
    init?(framed bytes: [UInt8]) {
        guard bytes.count >= Self.prefixLength else { return nil }
        let headerLength = Int64(Self.length(in: bytes, at: 0))
        let bodyLength = Int64(Self.length(in: bytes, at: 4))
        guard Int64(Self.prefixLength) + headerLength + bodyLength == Int64(bytes.count) else { return nil }
        let split = Self.prefixLength + Int(headerLength)
        header = [UInt8](bytes[Self.prefixLength..<split])
        body = [UInt8](bytes[split...])
    }

    /// The message in the wire format.
    var framed: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.prefixLength + header.count + body.count)
        for length in [header.count, body.count] {
            let length = UInt32(length)
            for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: length >> shift)) }
        }
        bytes += header
        bytes += body
        return bytes
    }

    private static func length(in bytes: [UInt8], at offset: Int) -> UInt32 {
        var length: UInt32 = 0
        for index in 0..<4 { length |= UInt32(bytes[offset + index]) << UInt32(index * 8) }
        return length
    }
}
