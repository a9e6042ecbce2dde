import Records

/// A work in the product that somebody else made.
struct SourceEntry: Hashable, Sendable {
    var name: String
    var version: String
    var licence: String
    var attribution: String
    /// The link that its licence requires; empty if it requires none.
    var link: String
    /// Whether the person imported it from a file of their own.
    var isOwn: Bool

    init(_ json: JSON) {
        name = json["name"]?.string ?? ""
        version = json["version"]?.string ?? ""
        licence = json["licence"]?.string ?? ""
        attribution = json["attribution"]?.string ?? ""
        isOwn = json["own"]?.bool ?? false
        let link = json["link"]?.string ?? ""
        self.link = link.hasPrefix("https://") ? link : ""
    }
}
