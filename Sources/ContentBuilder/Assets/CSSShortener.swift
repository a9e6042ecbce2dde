/// Removes comments and unnecessary white space from a stylesheet, and changes nothing else.
enum CSSShortener {
    static func shorten(_ text: String) -> String {
        let input = Array(text.utf8)
        var output: [UInt8] = []
        output.reserveCapacity(input.count)
        var index = 0
        while index < input.count {
            let byte = input[index]
            if byte == quote || byte == apostrophe {
                let end = endOfString(input, from: index)
                output += input[index..<end]
                index = end
            } else if byte == slash, index + 1 < input.count, input[index + 1] == star {
                index = endOfComment(input, from: index)
                // A comment separates two words, as a space does.
                appendSpace(to: &output)
            } else if isSpace(byte) {
                appendSpace(to: &output)
                index += 1
            } else {
                if isTight(byte), output.last == space { output.removeLast() }
                if byte == closingBrace, output.last == semicolon { output.removeLast() }
                output.append(byte)
                index += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static let quote = UInt8(ascii: "\""), apostrophe = UInt8(ascii: "'"), backslash = UInt8(ascii: "\\")
    private static let slash = UInt8(ascii: "/"), star = UInt8(ascii: "*"), space = UInt8(ascii: " ")
    private static let semicolon = UInt8(ascii: ";"), closingBrace = UInt8(ascii: "}")

    private static func isSpace(_ byte: UInt8) -> Bool { byte == space || (0x09...0x0D).contains(byte) }

    /// Whether white space around a character is always insignificant. A colon is not such a character, since
    /// `a :hover` differs from `a:hover`.
    private static func isTight(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "{") || byte == closingBrace || byte == semicolon || byte == UInt8(ascii: ",")
    }

    private static func appendSpace(to output: inout [UInt8]) {
        if let last = output.last, last != space, !isTight(last) { output.append(space) }
    }

    private static func endOfString(_ input: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < input.count {
            if input[index] == backslash { index += 1 } else if input[index] == input[start] { return index + 1 }
            index += 1
        }
        return input.count
    }

    private static func endOfComment(_ input: [UInt8], from start: Int) -> Int {
        var index = start + 2
        while index + 1 < input.count {
            if input[index] == star, input[index + 1] == slash { return index + 2 }
            index += 1
        }
        return input.count
    }
}
