/// A reciter, and where their recordings come from. No recordings are included in Wird.
public struct Reciter: Hashable, Sendable {
    /// Who may play and keep a reciter's recordings in commercial mode (register K21, QI-055).
    public enum Tier: String, Hashable, Sendable {
        case free
        case premium
    }

    /// The name in URLs and settings: lower-case letters, digits and hyphens.
    public var id: String
    public var arabicName: String
    public var latinName: String
    public var tier: Tier
    /// Who provides the recordings, in their own words.
    public var source: String
    /// The permission under which they are provided.
    public var licence: String
    /// The sources of the files, in the order in which they are tried.
    public var templates: [AudioTemplate]
    /// Whether quran-align's timing files match these recordings.
    public var hasTimings: Bool

    public init(
        id: String, arabicName: String, latinName: String, tier: Tier, source: String, licence: String,
        templates: [AudioTemplate], hasTimings: Bool
    ) {
        self.id = id
        self.arabicName = arabicName
        self.latinName = latinName
        self.tier = tier
        self.source = source
        self.licence = licence
        self.templates = templates
        self.hasTimings = hasTimings
    }

    /// Returns the URLs of a file, in the order in which they are tried.
    public func addresses(of file: AudioFile) -> [String] {
        var addresses: [String] = []
        for template in templates {
            if let address = template.address(of: file) { addresses.append(address) }
        }
        return addresses
    }

    /// Whether a text is valid as a reciter's id: 1 to 40 lower-case letters, digits and hyphens, not beginning with a
    /// hyphen.
    public static func isID(_ text: some StringProtocol) -> Bool {
        guard (1...40).contains(text.utf8.count), text.utf8.first != UInt8(ascii: "-") else { return false }
        for byte in text.utf8 {
            guard (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D else { return false }
        }
        return true
    }
}
