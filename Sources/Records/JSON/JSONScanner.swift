/// Scans the bytes of a document once, building its value.
struct JSONScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0
    /// How many more levels of arrays and objects may be opened.
    var depth: Int
    /// How many more values may be read.
    private var values: Int

    init(bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
        self.bytes = bytes
        depth = limits.depth
        values = limits.values
    }

    /// Reads the whole document: one value with nothing after it.
    mutating func document() throws(JSONFault) -> JSON {
        let value = try value()
        skipSpace()
        guard index == bytes.count else { throw fault(.trailingBytes) }
        return value
    }

    /// A fault at the current byte, or at another offset.
    func fault(_ reason: JSONError.Reason, at offset: Int? = nil) -> JSONFault {
        JSONFault(reason: reason, offset: offset ?? index)
    }

    /// A fault for a byte that is not allowed here, or for the end of the text.
    func unexpected() -> JSONFault {
        fault(index < bytes.count ? .unexpectedByte : .unexpectedEnd)
    }

    @inline(__always)
    mutating func skipSpace() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index += 1
            default: return
            }
        }
    }

    /// The next byte that is not white space.
    @inline(__always)
    mutating func next() throws(JSONFault) -> UInt8 {
        skipSpace()
        guard index < bytes.count else { throw fault(.unexpectedEnd) }
        return bytes[index]
    }

    mutating func value() throws(JSONFault) -> JSON {
        values -= 1
        guard values >= 0 else { throw fault(.tooLarge) }
        switch try next() {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["): return .array(try array())
        case UInt8(ascii: "t"):
            try word("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try word("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try word("null")
            return .null
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default: throw fault(.unexpectedByte)
        }
    }

    private mutating func word(_ word: StaticString) throws(JSONFault) {
        for position in 0..<word.utf8CodeUnitCount {
            guard index < bytes.count, bytes[index] == word.utf8Start[position] else { throw unexpected() }
            index += 1
        }
    }

    private mutating func open() throws(JSONFault) {
        guard depth > 0 else { throw fault(.tooDeep) }
        depth -= 1
        index += 1
    }

    private mutating func close() {
        depth += 1
        index += 1
    }

    private mutating func array() throws(JSONFault) -> [JSON] {
        try open()
        var elements: [JSON] = []
        if try next() == UInt8(ascii: "]") {
            close()
            return elements
        }
        while true {
            elements.append(try value())
            switch try next() {
            case UInt8(ascii: ","): index += 1
            case UInt8(ascii: "]"):
                close()
                return elements
            default: throw fault(.unexpectedByte)
            }
        }
    }

    private mutating func object() throws(JSONFault) -> JSONObject {
        let start = index
        try open()
        var members: [JSONObject.Member] = []
        if try next() == UInt8(ascii: "}") {
            close()
            return JSONObject()
        }
        while true {
            guard try next() == UInt8(ascii: "\"") else { throw fault(.unexpectedByte) }
            let place = index
            let name = try string()
            if members.count < Self.fewMembers, isTaken(name, in: members) { throw fault(.duplicateName, at: place) }
            guard try next() == UInt8(ascii: ":") else { throw fault(.unexpectedByte) }
            index += 1
            members.append(JSONObject.Member(name: name, value: try value()))
            switch try next() {
            case UInt8(ascii: ","): index += 1
            case UInt8(ascii: "}"):
                close()
                if members.count > Self.fewMembers, hasDuplicates(members) { throw fault(.duplicateName, at: start) }
                return JSONObject(uniqueMembers: members)
            default: throw fault(.unexpectedByte)
            }
        }
    }
}
