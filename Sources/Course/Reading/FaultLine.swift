import Records

/// Finds the line of a value in the text of a JSON document that was read without a fault.
public struct FaultLine {
    private let bytes: [UInt8]
    private var index = 0

    /// The line on which the value at a place begins, from 1. If there is no such value, that of the innermost one around
    /// it.
    public static func of(_ fault: CourseFileFault, in bytes: [UInt8]) -> Int {
        var search = FaultLine(bytes: bytes)
        search.skipSpace()
        for step in fault.place {
            let outside = search.index
            guard search.enter(step) else {
                search.index = outside
                break
            }
        }
        return 1 + bytes[..<min(search.index, bytes.count)].count { $0 == UInt8(ascii: "\n") }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    /// Goes to a member's or element's value; `false` if there is none.
    private mutating func enter(_ step: CourseFileFault.Step) -> Bool {
        guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return false }
        index += 1
        var position = 0
        while true {
            skipSpace()
            guard let byte, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else { return false }
            var isWanted = step == .element(position)
            if case .member(let name) = step {
                let start = index
                skipValue()
                isWanted = (try? JSON(reading: Array(bytes[start..<index])))?.string == name
                skipSpace()
                index += 1
                skipSpace()
            }
            if isWanted { return true }
            skipValue()
            skipSpace()
            if self.byte == UInt8(ascii: ",") { index += 1 }
            position += 1
        }
    }

    /// Goes behind a value.
    private mutating func skipValue() {
        var depth = 0
        repeat {
            switch byte {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                index += 1
            case nil: return
            default: skipWord()
            }
            skipBetween(depth)
        } while depth > 0
    }

    private mutating func skipString() {
        index += 1
        while let byte, byte != UInt8(ascii: "\"") { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
        index += 1
    }

    /// Goes behind a number, `true`, `false` or `null`.
    private mutating func skipWord() {
        while let byte, byte > 0x20, byte != UInt8(ascii: ","), byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]"),
            byte != UInt8(ascii: ":")
        { index += 1 }
    }

    /// Within a value, goes to the next thing in it.
    private mutating func skipBetween(_ depth: Int) {
        guard depth > 0 else { return }
        while let byte, byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") { index += 1 }
    }
}
