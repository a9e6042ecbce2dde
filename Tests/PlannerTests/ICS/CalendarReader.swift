/// Reads a calendar file strictly, so that the writer is held to RFC 5545 by something that doesn't share its code.
struct CalendarReader {
    struct Fault: Error {
        var line: Int
        var reason: String
    }

    /// A component with its properties and the components within, in the order of the file.
    struct Component {
        var name: String
        var properties: [(name: String, value: String)] = []
        var children: [Component] = []

        subscript(name: String) -> [String] { properties.filter { $0.name == name }.map { $0.value } }
    }

    /// The file's one calendar.
    static func calendar(_ bytes: [UInt8]) throws -> Component {
        var stack: [Component] = []
        var done: Component?
        for (number, line) in try lines(bytes).enumerated() {
            // By scalars: a value may begin with a mark that would join the colon or the space before it.
            let scalars = line.unicodeScalars
            guard let colon = scalars.firstIndex(of: ":") else { throw Fault(line: number, reason: "no colon") }
            let name = String(scalars[..<colon])
            let value = String(scalars[scalars.index(after: colon)...])
            guard name.allSatisfy({ $0.isASCII && ($0.isUppercase || $0 == "-") }) else {
                throw Fault(line: number, reason: "the name \(name)")
            }
            guard done == nil else { throw Fault(line: number, reason: "after the end") }
            switch name {
            case "BEGIN": stack.append(Component(name: value))
            case "END":
                guard let last = stack.popLast(), last.name == value else { throw Fault(line: number, reason: "END") }
                if stack.isEmpty { done = last } else { stack[stack.count - 1].children.append(last) }
            default:
                guard !stack.isEmpty else { throw Fault(line: number, reason: "outside") }
                stack[stack.count - 1].properties.append((name, value))
            }
        }
        guard let done else { throw Fault(line: 0, reason: "never ends") }
        return done
    }

    /// The unfolded lines. Each ends in CR LF, has at most 75 octets, and is UTF-8 by itself.
    private static func lines(_ bytes: [UInt8]) throws -> [String] {
        guard bytes.suffix(2) == [13, 10] else { throw Fault(line: 0, reason: "the last line is open") }
        var lines: [String] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            if bytes[index] == 10 { throw Fault(line: lines.count, reason: "a lone LF") }
            guard bytes[index] == 13 else {
                index += 1
                continue
            }
            guard index + 1 < bytes.count, bytes[index + 1] == 10 else {
                throw Fault(line: lines.count, reason: "a lone CR")
            }
            let line = Array(bytes[start..<index])
            guard line.count <= 75 else { throw Fault(line: lines.count, reason: "\(line.count) octets") }
            guard let text = String(validating: line, as: UTF8.self) else {
                throw Fault(line: lines.count, reason: "cut character")
            }
            if text.unicodeScalars.first == " " || text.unicodeScalars.first == "\t" {
                guard !lines.isEmpty else { throw Fault(line: 0, reason: "begins folded") }
                lines[lines.count - 1].unicodeScalars.append(contentsOf: text.unicodeScalars.dropFirst())
            } else {
                lines.append(text)
            }
            index += 2
            start = index
        }
        return lines
    }

    /// A text value without its escapes (§3.3.11).
    static func text(_ value: String) throws -> String {
        var text = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in value.unicodeScalars {
            if isEscaped {
                switch scalar {
                case "\\", ";", ",": text.append(scalar)
                case "n", "N": text.append("\n")
                default: throw Fault(line: 0, reason: "an unknown escape")
                }
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar == ";" || scalar == "," {
                throw Fault(line: 0, reason: "not escaped")
            } else {
                text.append(scalar)
            }
        }
        guard !isEscaped else { throw Fault(line: 0, reason: "an open escape") }
        return String(text)
    }
}
