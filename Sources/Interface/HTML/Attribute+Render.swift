extension Attribute {
    /// Appends attributes, each after a space. All class names are combined in the first `class`.
    static func render(_ attributes: [Attribute], into output: inout HTMLOutput) {
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
            case .classes, .className, .minute:
                if !hasClasses { renderClasses(of: attributes, into: &output) }
                hasClasses = true
            }
        }
    }

    private func renderName(into output: inout HTMLOutput) {
        output.append(UInt8(ascii: " "))
        if prefix != .none { output.append(prefix.text) }
        output.append(name)
    }

    private func open(in output: inout HTMLOutput) {
        renderName(into: &output)
        output.append(UInt8(ascii: "="))
        output.append(quote)
    }

    private static func renderClasses(of attributes: [Attribute], into output: inout HTMLOutput) {
        var isFirst = true
        func separate(_ output: inout HTMLOutput) {
            output.append(isFirst ? " class=\"" : " ")
            isFirst = false
        }
        for attribute in attributes {
            switch attribute.value {
            case .className(let name) where name.utf8CodeUnitCount > 0:
                separate(&output)
                output.appendEscaped(name)
            case .classes(let names):
                for name in names where !name.isEmpty {
                    separate(&output)
                    output.appendEscaped(name)
                }
            case .minute(let kind, let minute):
                separate(&output)
                output.append(kind.hours)
                output.append(number: minute / 60)
                output.append(UInt8(ascii: " "))
                output.append(kind.minutes)
                output.append(number: minute % 60)
            default: continue
            }
        }
        if !isFirst { output.append(quote) }
    }
}

private let quote = UInt8(ascii: "\"")
