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
