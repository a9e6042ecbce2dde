import Records

/// The content to fetch and build: `Config/ContentConfig.json`.
struct ContentConfig: Sendable {
    /// The packages whose files are read; their code is never run.
    var packages: [PackagePin]
    /// The packages that are run, from a folder of their own: they make the web fonts and compress files.
    var tools: [PackagePin]
    var cities: FileSource?
    var zones: ZoneSource?
    /// The passwords that everybody tries first, which nobody may choose.
    var passwords: FileSource?
    var fonts: [FontJob]
    var quran: QuranSource?
    /// The recogniser of recitation.
    var recitation: RecitationSource?
    /// The fonts that are served unchanged.
    var faces: [FaceSource] = []

    init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "ContentConfig")
        packages = try Self.pins(root["packages"])
        tools = try Self.pins(root["tools"])
        cities = json["cities"] == nil ? nil : try FileSource(root["cities"])
        zones =
            json["zones"] == nil
            ? nil : try ZoneSource(root["zones"], isPackaged: json["zones"]?["package"] != nil)
        passwords = json["passwords"] == nil ? nil : try FileSource(root["passwords"])
        fonts = []
        for reader in try root["fonts"].elements() { fonts.append(try FontJob(reader)) }
        quran = json["quran"] == nil ? nil : try QuranSource(root["quran"])
        recitation = json["recitation"] == nil ? nil : try RecitationSource(root["recitation"])
        if json["faces"] != nil {
            for reader in try root["faces"].elements() { faces.append(try FaceSource(reader)) }
        }
        try checkReferences(root)
    }

    /// The package with a name.
    func package(_ name: String) -> PackagePin? { packages.first { $0.name == name } }

    private static func pins(_ reader: ConfigReader) throws(ConfigError) -> [PackagePin] {
        var pins: [PackagePin] = []
        for element in try reader.elements() { pins.append(try PackagePin(element)) }
        return pins
    }

    /// Checks that every file used is pinned in its package.
    private func checkReferences(_ root: ConfigReader) throws(ConfigError) {
        func check(_ package: String, _ files: [String], _ reader: ConfigReader) throws(ConfigError) {
            guard let pin = self.package(package) else { throw reader.error("the package “\(package)” is not pinned") }
            for file in files where pin.file(file) == nil {
                throw reader.error("the file “\(file)” is not pinned in the package “\(package)”")
            }
        }
        if let cities { try check(cities.package, [cities.file, cities.licenceFile], root["cities"]) }
        if let passwords {
            try check(passwords.package, [passwords.file, passwords.licenceFile], root["passwords"])
        }
        if let package = zones?.package { try check(package, [], root["zones"]) }
        if let quran {
            let files = quran.texts.filter { $0.format != .folder }.map { $0.part }
            for text in quran.texts { try check(text.part.package, [], root["quran"]) }
            for part in quran.parts + files {
                try check(part.package, [part.file] + (part.licenceFile.map { [$0] } ?? []), root["quran"])
            }
        }
        if let recitation {
            let reader = try root["recitation"]
            try check(recitation.library.package, recitation.library.licenceFile.map { [$0] } ?? [], reader)
            let vocabulary = recitation.vocabulary
            try check(
                vocabulary.package, [vocabulary.file] + (vocabulary.licenceFile.map { [$0] } ?? []), reader)
            for part in recitation.weights { try check(part.package, [part.file], reader) }
        }
        for face in faces {
            try check(face.part.package, [face.part.file] + (face.part.licenceFile.map { [$0] } ?? []), root["faces"])
        }
        let readers = try root["fonts"].elements()
        for (font, reader) in zip(fonts, readers) {
            try check(font.package, [font.file, font.licenceFile], reader)
        }
    }
}
