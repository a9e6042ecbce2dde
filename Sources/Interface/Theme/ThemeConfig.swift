import Records

/// The themes from `ThemeConfig.json`.
public struct ThemeConfig: Hashable, Sendable {
    /// The theme on a first visit.
    public var standard: String
    /// The text sizes to choose from, in percent of the device's own.
    public var scales: [Int]
    /// What all themes have in common unless they override it.
    public var base: TokenSet
    /// The paper colours for reading the Quran, whatever the theme, by role. The one named `dark` is dark.
    public var papers: [(name: String, palette: Palette)] { paperNames.indices.map { (paperNames[$0], palettes[$0]) } }
    private var paperNames: [String] = []
    private var palettes: [Palette] = []
    /// The themes in the order of the file.
    public var themes: [Theme]

    /// Reads the themes from the file's object.
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

    /// The theme that applies automatically in Ramadan.
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

    /// Returns the theme with a name.
    public func theme(_ name: String) -> Theme? { themes.first { $0.name == name } }
}
