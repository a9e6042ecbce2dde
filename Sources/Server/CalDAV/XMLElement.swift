/// An element's or attribute's name with its namespace.
struct XMLName: Hashable, Sendable {
    var space: String
    var local: String

    init(_ space: String, _ local: String) {
        self.space = space
        self.local = local
    }

    static func dav(_ local: String) -> XMLName { XMLName("DAV:", local) }
    static func cal(_ local: String) -> XMLName { XMLName("urn:ietf:params:xml:ns:caldav", local) }
    static func server(_ local: String) -> XMLName { XMLName("http://calendarserver.org/ns/", local) }
    static func own(_ local: String) -> XMLName { XMLName("urn:wird:xml", local) }
}

/// An element of an XML document: its text without markup, its attributes that have no namespace, and its elements.
struct XMLElement: Hashable, Sendable {
    var name: XMLName
    var attributes: [String: String] = [:]
    var text = ""
    var children: [XMLElement] = []

    init(_ name: XMLName, text: String = "", attributes: [String: String] = [:], _ children: [XMLElement] = []) {
        self.name = name
        self.text = text
        self.attributes = attributes
        self.children = children
    }

    /// The first child of a name.
    subscript(name: XMLName) -> XMLElement? { children.first { $0.name == name } }

    /// The children of a name.
    func all(_ name: XMLName) -> [XMLElement] { children.filter { $0.name == name } }
}
