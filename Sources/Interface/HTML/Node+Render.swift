extension Node {
    /// Returns the node as UTF-8 HTML.
    public func render() -> [UInt8] {
        HTMLOutput.bytes { output in render(into: &output) }
    }

    /// Returns a whole document, with the doctype before the node.
    public func renderDocument() -> [UInt8] {
        HTMLOutput.bytes { output in
            output.append("<!doctype html>" as StaticString)
            render(into: &output)
        }
    }

    /// Appends the node to what was rendered before.
    func render(into output: inout HTMLOutput) {
        switch self {
        case .nothing: break
        case .text(let text): output.appendEscaped(text)
        case .markup(let markup): output.append(markup)
        case .group(let nodes):
            for node in nodes { node.render(into: &output) }
        case .element(let tag, let attributes, let content):
            Self.render(tag, attributes, content, into: &output)
        }
    }

    private static func render(_ tag: Tag, _ attributes: [Attribute], _ content: Node, into output: inout HTMLOutput) {
        output.append(UInt8(ascii: "<"))
        output.append(tag.name)
        Attribute.render(attributes, into: &output)
        switch tag.closing {
        case .void:
            output.append(UInt8(ascii: ">"))
            return
        case .foreign:
            if case .nothing = content {
                output.append("/>")
                return
            }
        case .normal: break
        }
        output.append(UInt8(ascii: ">"))
        content.render(into: &output)
        output.append("</")
        output.append(tag.name)
        output.append(UInt8(ascii: ">"))
    }
}
