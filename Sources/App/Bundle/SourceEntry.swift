import Records

/// One thing in the product that somebody else made.
struct SourceEntry: Hashable, Sendable {
    var name: String
    var version: String
    var licence: String
    var attribution: String

    init(_ json: JSON) {
        name = json["name"]?.string ?? ""
        version = json["version"]?.string ?? ""
        licence = json["licence"]?.string ?? ""
        attribution = json["attribution"]?.string ?? ""
    }
}
