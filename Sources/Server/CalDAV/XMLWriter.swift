/// Writes the XML documents of WebDAV. Everything that comes from elsewhere is escaped here.
enum XMLWriter {
    /// The prefixes of the namespaces that are written.
    private static let prefixes = [
        ("DAV:", "d"), ("urn:ietf:params:xml:ns:caldav", "c"), ("http://calendarserver.org/ns/", "s"),
        ("urn:wird:xml", "w"),
    ]

    static func bytes(_ root: XMLElement) -> [UInt8] {
        var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        write(root, isRoot: true, into: &text)
        return Array(text.utf8)
    }

    private static func write(_ element: XMLElement, isRoot: Bool, into text: inout String) {
        let prefix = prefixes.first { $0.0 == element.name.space }?.1
        let name = prefix.map { $0 + ":" + element.name.local } ?? element.name.local
        text += "<" + name
        if isRoot { for (space, prefix) in prefixes { text += " xmlns:\(prefix)=\"\(space)\"" } }
        if prefix == nil { text += " xmlns=\"" + escaped(element.name.space) + "\"" }
        for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
            text += " " + name + "=\"" + escaped(value) + "\""
        }
        if element.text.isEmpty, element.children.isEmpty {
            text += "/>"
            return
        }
        text += ">" + escaped(element.text)
        for child in element.children { write(child, isRoot: false, into: &text) }
        text += "</" + name + ">"
    }

    /// A text as XML shows it. A carriage return is kept by its number, because readers drop it otherwise; characters
    /// that XML 1.0 has no way to write are left out.
    static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
            case "\r": escaped.append(contentsOf: "&#13;".unicodeScalars)
            case "\t", "\n": escaped.append(scalar)
            default:
                if scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF { escaped.append(scalar) }
            }
        }
        return String(escaped)
    }
}
