/// The contents of a system's `tzdata.zi`: its release, its zones, and the names that are links to them.
public struct ZoneList: Hashable, Sendable {
    /// A name and the name it is a link to.
    public struct Link: Hashable, Sendable {
        public let alias: String
        public let target: String
    }

    /// The release of the tz database, for example `2025b`; empty if the file doesn't state it.
    public private(set) var version = ""
    public private(set) var zones: [String] = []
    public private(set) var links: [Link] = []

    /// Reads the file's zone lines (`Z name …`), link lines (`L target alias`) and `# version …` (zic(8)).
    public init(_ tzdata: [UInt8]) {
        for line in tzdata.split(separator: 0x0A) {
            let words = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
            if words.count >= 3, words[0] == "#", words[1] == "version" { version = words[2] }
            if words.count >= 2, words[0] == "Z" { zones.append(words[1]) }
            if words.count == 3, words[0] == "L" { links.append(Link(alias: words[2], target: words[1])) }
        }
    }
}
