import Records

/// The names that people use for surahs, ayat and divisions, from `Config/QuranSearchConfig.json`.
public struct QuranSearchConfig: Hashable, Sendable {
    /// Alternative names of a surah.
    public struct Alias: Hashable, Sendable {
        public var surah: Int
        public var names: [String]
    }

    /// A place with a name of its own.
    public struct Named: Hashable, Sendable {
        public var place: QuranPlace
        public var names: [String]
        /// The names in the form in which they are compared.
        var keys: [[UInt8]]
    }

    /// A division of the Quran, for which there are several words.
    public enum Division: String, CaseIterable, Hashable, Sendable {
        case surah, ayah, juz, hizb, page
    }

    public var surahs: [Alias] = []
    public var named: [Named] = []
    /// The alternative names of surahs in the form in which they are compared.
    var names: [SurahName] = []
    var words: [(division: Division, keys: [[UInt8]])] = []
    /// The words for ordinal numbers, from the first on, each with its spellings.
    var ordinals: [(number: Int, keys: [[UInt8]])] = []
    /// The default number of ayat in a result.
    public var limit = 20
    /// The greatest number of ayat in a result.
    public var most = 100
    /// The number of results below which words of the same stem are searched too.
    public var enough = 10

    /// Reads `QuranSearchConfig.json`.
    public init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "QuranSearchConfig")
        limit = try root["limit"].integer(in: 1...100)
        most = try root["most"].integer(in: 1...500)
        enough = try root["enough"].integer(in: 0...100)
        for reader in try root["surahs"].elements() {
            let alias = Alias(surah: try reader["surah"].integer(in: 1...114), names: try Self.texts(reader["names"]))
            surahs.append(alias)
            names += alias.names.compactMap { name in SurahName(name, of: alias.surah) }
        }
        for reader in try root["named"].elements() { named.append(try Self.named(reader)) }
        for division in Division.allCases {
            words.append((division, try Self.texts(try root["words"][division.rawValue]).map { NameKey.joined($0) }))
        }
        for (index, reader) in try root["ordinals"].elements().enumerated() {
            ordinals.append((index + 1, try Self.texts(reader).map { NameKey.joined($0) }))
        }
    }

    private static func named(_ reader: ConfigReader) throws(ConfigError) -> Named {
        let names = try texts(try reader["names"])
        let keys = names.map { NameKey.joined($0) }
        if reader.value["juz"] != nil {
            return Named(place: .juz(try reader["juz"].integer(in: 1...30)), names: names, keys: keys)
        }
        let ayah = AyahReference(
            surah: try reader["surah"].integer(in: 1...114), ayah: try reader["ayah"].integer(in: 1...286))
        return Named(place: .ayah(ayah), names: names, keys: keys)
    }

    private static func texts(_ reader: ConfigReader) throws(ConfigError) -> [String] {
        var texts: [String] = []
        for element in try reader.elements() { texts.append(try element.text()) }
        return texts
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.surahs == right.surahs && left.named == right.named && left.limit == right.limit
            && left.most == right.most && left.enough == right.enough
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(surahs) }
}
