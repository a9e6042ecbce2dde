import Records

/// A name and a value of a link's query.
struct QueryItem: Hashable, Sendable {
    var name: String
    var value: String

    init(_ name: Parameter, _ value: String) {
        self.name = name.rawValue
        self.value = value
    }

    /// The items as they are written after the question mark.
    static func text(_ items: [QueryItem]) -> String {
        var text = ""
        for item in items {
            if !text.isEmpty { text += "&" }
            text += item.name + "=" + PercentCoding.encode(item.value)
        }
        return text
    }
}
