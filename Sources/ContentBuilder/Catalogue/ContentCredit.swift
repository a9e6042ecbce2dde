import Records

/// The Sources page's information about a bundled work.
public struct ContentCredit: Hashable, Sendable {
    /// The name that people know it by: `Tanzil Quran Text`.
    public var title: String
    /// The version as named by its source.
    public var version: String
    public var source: String
    public var licence: String
    /// The attribution required wherever the work is used.
    public var attribution: String
    /// The link that its licence requires, or `nil` if it requires none.
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

    /// The terms as a file of their own: the work, its authors, its source, and its licence.
    public var terms: String {
        ([title, version, attribution, source, licence] + (link.map { [$0] } ?? [])).filter { !$0.isEmpty }
            .joined(separator: "\n") + "\n"
    }

    /// The credit as written in `content.json`.
    public var json: JSON {
        var object: JSONObject = [
            "title": .string(title), "version": .string(version), "source": .string(source),
            "licence": .string(licence), "attribution": .string(attribution),
        ]
        if let link { object["link"] = .string(link) }
        return .object(object)
    }

    /// Reads a credit; `nil` if a member is missing or of the wrong type.
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
