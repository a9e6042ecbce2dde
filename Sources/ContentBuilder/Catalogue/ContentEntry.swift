import Records

/// One file of the built content: what it is, where it comes from and under which licence.
public struct ContentEntry: Hashable, Sendable {
    /// What a file is used as.
    public enum Kind: String, Hashable, Sendable {
        case pack, font
    }

    /// The name the product knows it by: `cities`, `amiri-400`.
    public var name: String
    public var kind: Kind
    /// What people know it by: `GeoNames`, `Amiri`.
    public var title: String
    /// Its place in the content folder: `packs/cities-….pack`.
    public var file: String
    public var version: String
    public var source: String
    public var licence: String
    /// What must be said of it wherever it is used.
    public var attribution: String
    /// Where its licence's text stands in the content folder; `nil` in the public domain.
    public var licenceFile: String?
    /// 64 lower-case hexadecimal digits.
    public var sha256: String
    /// In bytes.
    public var size: Int
    /// Where a file is made of several works, what is said of each; else what is said above.
    public var credits: [ContentCredit]
    /// Of a text beside the Quran's: its language's code, and who made it.
    public var language: String?
    public var translator: String?
    /// Whether it was asked for by name.
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

    /// The entry as it stands in `content.json`.
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

    /// Reads an entry; `nil` where a member is missing or of another kind.
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
