import Records

/// What the Sources page says of a thing that is bundled.
public struct ContentCredit: Hashable, Sendable {
    /// What people know it by: `Tanzil Quran Text`.
    public var title: String
    /// As its source names it.
    public var version: String
    public var source: String
    public var licence: String
    /// What must be said of it wherever it is used.
    public var attribution: String
    /// The address that its licence asks for; `nil` where it asks for none.
    public var link: String?

    public init(
        title: String, version: String, source: String, licence: String, attribution: String, link: String? = nil
    ) {
        self.title = title
        self.version = version
        self.source = source
        self.licence = licence
        self.attribution = attribution
        self.link = link
    }

    /// The terms as a file of their own: what the work is, by whom, where it comes from, and on what leave it is used.
    public var terms: String {
        ([title, version, attribution, source, licence] + (link.map { [$0] } ?? [])).filter { !$0.isEmpty }
            .joined(separator: "\n") + "\n"
    }

    /// The credit as it stands in `content.json`.
    public var json: JSON {
        var object: JSONObject = [
            "title": .string(title), "version": .string(version), "source": .string(source),
            "licence": .string(licence), "attribution": .string(attribution),
        ]
        if let link { object["link"] = .string(link) }
        return .object(object)
    }

    /// Reads a credit; `nil` where a member is missing or of another kind.
    public init?(json: JSON) {
        guard let title = json["title"]?.string, let version = json["version"]?.string,
            let source = json["source"]?.string, let licence = json["licence"]?.string,
            let attribution = json["attribution"]?.string
        else { return nil }
        self.init(
            title: title, version: version, source: source, licence: licence, attribution: attribution,
            link: json["link"]?.string)
    }
}
