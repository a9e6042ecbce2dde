extension Attribute {
    /// Appends attributes, each after a space; all class names go into the first `class`.
    static func render(_ attributes: [Attribute], into output: inout [UInt8]) {
        var hasClasses = false
        for attribute in attributes {
            switch attribute.value {
            case .absent: break
            case .flag: attribute.renderName(into: &output)
            case .text(let text):
                attribute.open(in: &output)
                output.appendEscaped(text)
                output.append(quote)
            case .constant(let text):
                attribute.open(in: &output)
                output.appendEscaped(text)
                output.append(quote)
            case .number(let number):
                attribute.open(in: &output)
                output.append(number: number)
                output.append(quote)
            case .classes:
                if !hasClasses { renderClasses(of: attributes, into: &output) }
                hasClasses = true
            }
        }
    }

    private func renderName(into output: inout [UInt8]) {
        output.append(UInt8(ascii: " "))
        output.append(prefix)
        output.append(name)
    }

    private func open(in output: inout [UInt8]) {
        renderName(into: &output)
        output.append(UInt8(ascii: "="))
        output.append(quote)
    }

    private static func renderClasses(of attributes: [Attribute], into output: inout [UInt8]) {
        var isFirst = true
        for attribute in attributes {
            guard case .classes(let names) = attribute.value else { continue }
            for name in names where !name.isEmpty {
                output.append(isFirst ? " class=\"" : " ")
                isFirst = false
                output.appendEscaped(name)
            }
        }
        if !isFirst { output.append(quote) }
    }
}

private let quote = UInt8(ascii: "\"")
