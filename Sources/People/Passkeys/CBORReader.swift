/// Reads CBOR values one after the other, so that what follows a value in other data can be found.
struct CBORReader {
    /// No attestation comes near it: a chain of certificates has a few thousand bytes.
    static let largestSize = 1 << 16
    /// An attestation made of others has five levels; CTAP2 itself allows four.
    static let greatestDepth = 8

    let bytes: [UInt8]
    /// The number of bytes that have been read.
    private(set) var index: Int
    private var depth = greatestDepth

    /// - Parameter start: the number of bytes before the first value.
    init(_ bytes: [UInt8], from start: Int = 0) throws(CBORError) {
        guard bytes.count <= Self.largestSize else { throw .tooLarge }
        guard (0...bytes.count).contains(start) else { throw .unexpectedEnd }
        self.bytes = bytes
        index = start
    }

    /// Reads the next value (RFC 8949, section 3).
    mutating func value() throws(CBORError) -> CBOR {
        let initial = try byte()
        let information = initial & 0x1F
        switch initial >> 5 {
        case 0: return .integer(try integer(information))
        case 1: return .integer(-1 - (try integer(information)))
        case 2: return .bytes(try string(information))
        case 3:
            guard let text = String(validating: try string(information), as: UTF8.self) else { throw .invalidUTF8 }
            return .text(text)
        case 4: return .array(try array(information))
        case 5: return .map(try map(information))
        case 7: return try simple(information)
        default: throw .unsupported
        }
    }

    private mutating func byte() throws(CBORError) -> UInt8 {
        guard index < bytes.count else { throw .unexpectedEnd }
        defer { index += 1 }
        return bytes[index]
    }

    /// The number of a head: in the initial byte itself or in the 1, 2, 4 or 8 bytes after it, never in more than needed.
    private mutating func argument(_ information: UInt8) throws(CBORError) -> UInt64 {
        let width: Int
        let least: UInt64
        switch information {
        case ..<24: return UInt64(information)
        case 24: (width, least) = (1, 24)
        case 25: (width, least) = (2, 1 << 8)
        case 26: (width, least) = (4, 1 << 16)
        case 27: (width, least) = (8, 1 << 32)
        case 31: throw .indefiniteLength
        default: throw .unsupported
        }
        var number: UInt64 = 0
        for _ in 0..<width { number = number << 8 | UInt64(try byte()) }
        guard number >= least else { throw .notShortest }
        return number
    }

    private mutating func integer(_ information: UInt8) throws(CBORError) -> Int64 {
        guard let number = Int64(exactly: try argument(information)) else { throw .outOfRange }
        return number
    }

    /// A count of things that each take at least that many bytes: more than the rest has room for can't come.
    private mutating func count(_ information: UInt8, of size: Int) throws(CBORError) -> Int {
        let number = try argument(information)
        guard number <= UInt64((bytes.count - index) / size) else { throw .unexpectedEnd }
        return Int(number)
    }

    private mutating func string(_ information: UInt8) throws(CBORError) -> [UInt8] {
        let length = try count(information, of: 1)
        defer { index += length }
        return Array(bytes[index..<index + length])
    }

    private mutating func array(_ information: UInt8) throws(CBORError) -> [CBOR] {
        let count = try count(information, of: 1)
        try open()
        var elements: [CBOR] = []
        for _ in 0..<count { elements.append(try value()) }
        depth += 1
        return elements
    }

    private mutating func map(_ information: UInt8) throws(CBORError) -> [CBOR.Entry] {
        let count = try count(information, of: 2)
        try open()
        var entries: [CBOR.Entry] = []
        var keys: Set<CBOR> = []
        for _ in 0..<count {
            let key = try value()
            switch key {
            case .integer, .text: break
            default: throw .unexpectedKey
            }
            guard keys.insert(key).inserted else { throw .duplicateKey }
            entries.append(CBOR.Entry(key: key, value: try value()))
        }
        depth += 1
        return entries
    }

    private mutating func open() throws(CBORError) {
        guard depth > 0 else { throw .tooDeep }
        depth -= 1
    }

    private func simple(_ information: UInt8) throws(CBORError) -> CBOR {
        switch information {
        case 20: .bool(false)
        case 21: .bool(true)
        case 22: .null
        default: throw .unsupported
        }
    }
}
