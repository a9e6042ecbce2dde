import Records

/// The themes out of `ThemeConfig.json`.
public struct ThemeConfig: Hashable, Sendable {
    /// The theme of a first visit.
    public var standard: String
    /// The sizes of text that can be chosen, in percent of the device's own.
    public var scales: [Int]
    /// What all themes share unless they set it themselves.
    public var base: TokenSet
    /// Papers that the Quran is read on, whatever the theme: colours by role, dark ones where the name says so.
    public var papers: [(name: String, palette: Palette)] { paperNames.indices.map { (paperNames[$0], palettes[$0]) } }
    private var paperNames: [String] = []
    private var palettes: [Palette] = []
    /// The themes in the order of the file.
    public var themes: [Theme]

    /// The themes out of the file's object.
    ///
    /// - Throws: ``ThemeError`` naming the key and what is wrong with it.
    public init(_ object: JSONObject) throws(ThemeError) {
        let reader = ThemeReader(object: object, path: "")
        standard = try reader.text("default")
        scales = try Self.scales(reader)
        base = try TokenSet(reader.child("base"))
        let papers = try reader.optionalChild("papers")
        for member in papers.object.members {
            paperNames.append(member.name)
            palettes.append(try Palette(papers.child(member.name), isWhole: false))
        }
        themes = []
        for theme in try reader.children("themes") { themes.append(try Theme(theme)) }
        for theme in themes where themes.filter({ $0.name == theme.name }).count > 1 {
            throw ThemeError(key: "themes.\(theme.name)", reason: "the name stands there twice")
        }
        guard self.theme(standard) != nil else {
            throw ThemeError(key: "default", reason: "\(standard) is not among the themes")
        }
        for needed in TokenSet.needed where !base.has(needed) {
            throw ThemeError(key: "base.\(needed)", reason: "the value is missing")
        }
    }

    /// The theme that is in force by itself in Ramadan.
    public var festive: Theme? { themes.first { $0.activation == .ramadan } }

    private static func scales(_ reader: ThemeReader) throws(ThemeError) -> [Int] {
        var scales: [Int] = []
        for value in reader.object["scales"]?.array ?? [] {
            guard let scale = value.double, (80...200).contains(scale) else {
                throw reader.wrong("scales", "percents from 80 to 200 are needed")
            }
            scales.append(Int(scale))
        }
        guard scales.contains(100) else { throw reader.wrong("scales", "100 has to be among them") }
        return scales
    }

    /// The theme with this name.
    public func theme(_ name: String) -> Theme? { themes.first { $0.name == name } }
}
