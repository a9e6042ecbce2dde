extension JSON {
    /// Reads a document (RFC 8259) in UTF-8 without a byte order mark. Member names must be unique, and nothing may
    /// follow the value. Integers that fit become `.int`, however they are written; every other number becomes
    /// `.double`.
    ///
    /// - Throws: ``JSONError`` with the position of the first fault.
    public init(reading bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
        guard bytes.count <= limits.size else {
            throw JSONError(.tooLarge, offset: 0, line: 1, column: 1)
        }
        var fault = JSONFault(reason: .unexpectedEnd, offset: 0)
        let value = bytes.withUnsafeBufferPointer { buffer -> JSON? in
            var scanner = JSONScanner(bytes: buffer, limits: limits)
            do throws(JSONFault) {
                return try scanner.document()
            } catch {
                fault = error
                return nil
            }
        }
        guard let value else { throw JSONError(fault, in: bytes) }
        self = value
    }

    /// Reads a document from a text.
    ///
    /// - Throws: ``JSONError`` with the position of the first fault.
    public init(reading text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        try self.init(reading: [UInt8](text.utf8), limits: limits)
    }
}

/// The largest size and depth of a document.
public struct JSONLimits: Hashable, Sendable {
    /// The number of bytes of the whole text.
    public var size: Int
    /// The nesting depth of arrays and objects. The worker's stack is small, and 64 is plenty for every document here.
    public var depth: Int
    /// The number of values. What is written by anybody has more than eight bytes for each; a text of nothing but `{},`
    /// takes fifty times its size once it is read.
    public var values: Int { max(65_536, size / 8) }

    public init(size: Int = 32 << 20, depth: Int = 64) {
        self.size = size
        self.depth = depth
    }
}

/// Why a text is not a JSON document that this reader accepts, and where.
public struct JSONError: Error, Hashable, Sendable {
    public var reason: Reason
    /// The number of bytes before the fault.
    public var offset: Int
    /// The line of the fault, counted from 1.
    public var line: Int
    /// The column of the fault in characters (Unicode scalars), counted from 1.
    public var column: Int

    /// What is wrong. The raw values are stable names for catalogues and reports.
    public enum Reason: String, Hashable, Sendable {
        case tooLarge = "too-large"
        case tooDeep = "too-deep"
        case unexpectedEnd = "unexpected-end"
        case unexpectedByte = "unexpected-byte"
        case trailingBytes = "trailing-bytes"
        case invalidUTF8 = "invalid-utf8"
        case controlCharacter = "control-character"
        case invalidEscape = "invalid-escape"
        /// A `\u` escape is half of a surrogate pair.
        case loneSurrogate = "lone-surrogate"
        case invalidNumber = "invalid-number"
        /// A number is beyond the range of `Double`.
        case numberOutOfRange = "number-out-of-range"
        case duplicateName = "duplicate-name"
    }

    public init(_ reason: Reason, offset: Int, line: Int, column: Int) {
        self.reason = reason
        self.offset = offset
        self.line = line
        self.column = column
    }

    /// Creates an error for a fault, counting its line and column in the text.
    init(_ fault: JSONFault, in bytes: [UInt8]) {
        let end = min(fault.offset, bytes.count)
        var line = 1
        var column = 1
        for byte in bytes[..<end] {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        self.init(fault.reason, offset: fault.offset, line: line, column: column)
    }
}

/// A fault as the scanner throws it. The line and column are counted only if it is reported.
struct JSONFault: Error {
    var reason: JSONError.Reason
    var offset: Int
}
