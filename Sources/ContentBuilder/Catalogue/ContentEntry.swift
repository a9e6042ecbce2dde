import Records

/// A file of the built content: what it is, where it comes from, and its licence.
public struct ContentEntry: Hashable, Sendable {
    /// What a file is used as.
    public enum Kind: String, Hashable, Sendable {
        case pack, font
        /// What the server alone reads.
        case list
    }

    /// The name by which the product knows it: `cities`, `amiri-400`.
    public var name: String
    public var kind: Kind
    /// The name that people know it by: `GeoNames`, `Amiri`.
    public var title: String
    /// Its path in the content folder: `packs/cities-….pack`.
    public var file: String
    public var version: String
    public var source: String
    public var licence: String
    /// The attribution required wherever the file is used.
    public var attribution: String
    /// The path of its licence's text in the content folder, or `nil` if it is in the public domain.
    public var licenceFile: String?
    /// 64 lower-case hexadecimal digits.
    public var sha256: String
    /// The size in bytes.
    public var size: Int
    /// The credits of the works that a file is made of; empty if the fields above suffice.
    public var credits: [ContentCredit]
    /// For a text that accompanies the Quran: its language's code and its translator.
    public var language: String?
    public var translator: String?
    /// Whether it was requested by name.
    public var isOptional = false

    public init(
        name: String, kind: Kind, title: String, file: String, version: String, source: String, licence: String,
        attribution: String, licenceFile: String?, sha256: String, size: Int, credits: [ContentCredit] = []
    ) {
        self.name = name
        self.kind = kind
        self.title = title
        self.file = file
        self.version = version
        self.source = source
        self.licence = licence
        self.attribution = attribution
        self.licenceFile = licenceFile
        self.sha256 = sha256
        self.size = size
        self.credits = credits
    }

    /// The entry as written in `content.json`.
    public var json: JSON {
        var object: JSONObject = [
            "name": .string(name), "kind": .string(kind.rawValue), "title": .string(title),
            "file": .string(file), "version": .string(version), "source": .string(source),
            "licence": .string(licence), "attribution": .string(attribution),
            "sha256": .string(sha256), "size": .int(Int64(size)),
        ]
        if let licenceFile { object["licenceFile"] = .string(licenceFile) }
        if !credits.isEmpty { object["credits"] = .array(credits.map { $0.json }) }
        if let language { object["language"] = .string(language) }
        if let translator { object["translator"] = .string(translator) }
        if isOptional { object["optional"] = true }
        return .object(object)
    }

    /// Reads an entry; `nil` if a member is missing or of the wrong type.
    public init?(json: JSON) {
        guard let name = json["name"]?.string, let kind = json["kind"]?.string.flatMap({ Kind(rawValue: $0) }),
            let title = json["title"]?.string, let file = json["file"]?.string, let version = json["version"]?.string,
            let source = json["source"]?.string, let licence = json["licence"]?.string,
            let attribution = json["attribution"]?.string, let sha256 = json["sha256"]?.string,
            let size = json["size"]?.int.flatMap({ Int(exactly: $0) })
        else { return nil }
        let listed = json["credits"]?.array ?? []
        let credits = listed.compactMap { ContentCredit(json: $0) }
        guard credits.count == listed.count else { return nil }
        self.init(
            name: name, kind: kind, title: title, file: file, version: version, source: source, licence: licence,
            attribution: attribution, licenceFile: json["licenceFile"]?.string, sha256: sha256, size: size,
            credits: credits)
        language = json["language"]?.string
        translator = json["translator"]?.string
        isOptional = json["optional"]?.bool ?? false
    }
}
