import Quran
import Records

extension AdhkarConfig {
    /// Reads `AdhkarConfig.json`.
    init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "AdhkarConfig")
        let counter = try root["counter"]
        targets = []
        for element in try counter["targets"].elements() { targets.append(try element.integer(in: 0...10_000)) }
        guard !targets.isEmpty else { throw try counter["targets"].error("at least one is expected") }
        announce = try counter["announce"].integer(in: 1...1_000)
        phrases = []
        for element in try counter["phrases"].elements() {
            let id = try Self.name(element["id"])
            for other in phrases where other.id == id { throw try element["id"].error("is listed twice") }
            phrases.append(
                Phrase(id: id, arabic: try element["arabic"].text(), meaning: try Self.name(element["meaning"])))
        }
        guard !phrases.isEmpty else { throw try counter["phrases"].error("at least one is expected") }
        rounds = []
        for element in try counter["rounds"].elements() { rounds.append(try Self.round(element, phrases)) }
        adhkar = []
        for element in try root["adhkar"].elements() {
            let dhikr = try Self.dhikr(element)
            for other in adhkar where other.id == dhikr.id { throw try element["id"].error("is listed twice") }
            adhkar.append(dhikr)
        }
    }

    private static func round(_ reader: ConfigReader, _ phrases: [Phrase]) throws(ConfigError) -> Round {
        var steps: [Step] = []
        for element in try reader["steps"].elements() {
            let name = try element["phrase"].text()
            guard let phrase = phrases.first(where: { phrase in phrase.id == name }) else {
                throw try element["phrase"].error("is none of the phrases")
            }
            steps.append(Step(phrase: phrase, count: try element["count"].integer(in: 1...1_000)))
        }
        guard !steps.isEmpty else { throw try reader["steps"].error("at least one is expected") }
        return Round(id: try name(reader["id"]), steps: steps)
    }

    private static func dhikr(_ reader: ConfigReader) throws(ConfigError) -> Dhikr {
        var groups: [AdhkarGroup] = []
        for element in try reader["groups"].elements() {
            guard let group = AdhkarGroup(rawValue: try element.text()) else {
                throw element.error("morning, evening, prayer or sleep is expected")
            }
            groups.append(group)
        }
        var sources: [Dhikr.Source] = []
        for element in try reader["sources"].elements() {
            sources.append(Dhikr.Source(book: try name(element["book"]), number: try element["number"].text()))
        }
        guard !sources.isEmpty else { throw try reader["sources"].error("at least one is expected") }
        var graders: [String] = []
        for element in try reader["by"].elements() { graders.append(try name(element)) }
        return Dhikr(
            id: try name(reader["id"]), groups: groups, words: try words(reader),
            count: try reader["count"].integer(in: 1...1_000), sources: sources, grade: try name(reader["grade"]),
            graders: graders, hasNote: reader.value["note"]?.bool ?? false)
    }

    /// Reads either words of the Sunnah or parts of the Quran.
    private static func words(_ reader: ConfigReader) throws(ConfigError) -> Dhikr.Words {
        guard reader.value["ayat"] != nil else {
            return .arabic(try reader["arabic"].text(), meaning: try name(reader["meaning"]))
        }
        var recited: [Dhikr.Recited] = []
        for element in try reader["ayat"].elements() {
            let text = try element.text()
            if let ayah = AyahReference(text: text), (1...114).contains(ayah.surah) {
                recited.append(.ayah(ayah))
            } else if let surah = AyahReference.number(Substring(text)), (1...114).contains(surah) {
                recited.append(.surah(surah))
            } else {
                throw element.error("a reference is expected, such as 2:255 or 112")
            }
        }
        guard !recited.isEmpty else { throw try reader["ayat"].error("at least one is expected") }
        return .quran(recited)
    }

    /// Reads a name of lower-case letters, digits and hyphens, for use in records and addresses.
    private static func name(_ reader: ConfigReader) throws(ConfigError) -> String {
        let text = try reader.text()
        for byte in text.utf8 where !((97...122).contains(byte) || (48...57).contains(byte) || byte == 45) {
            throw reader.error("small letters, digits and hyphens are expected")
        }
        return text
    }
}
