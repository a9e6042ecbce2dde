import Foundation
import Records
import TestSupport
import Testing

@testable import Quran

/// How questions are read, on a Quran of three surahs.
struct QueryReadingTests {
    let reading: QueryReading

    init() throws {
        let names = [
            ("الفاتحة", "Al-Faatiha", "The Opening"), ("البقرة", "Al-Baqara", "The Cow"),
            ("النساء", "An-Nisaa", "The Women"),
        ]
        var first = 0
        var surahs: [Surah] = []
        for (number, name) in names.enumerated() {
            let count = [7, 286, 176][number]
            surahs.append(
                Surah(
                    number: number + 1, ayahCount: count, firstIndex: first, arabicName: name.0, latinName: name.1,
                    englishMeaning: name.2, revelation: .meccan, revelationOrder: 1, rukuCount: 1))
            first += count
        }
        let ayat = (1...10).map { AyahReference(surah: 2, ayah: $0) }
        let index = QuranIndex(
            surahs: surahs, juz: ayat, quarters: ayat, pages: ayat, rukus: [], manzils: [], sajdas: [])
        reading = QueryReading(index, try SearchContent.config())
    }

    @Test(
        "QR-11 an ayah is read in every usual form",
        arguments: [
            "2:255", "2/255", "2.255", "2 255", "2-255", "٢:٢٥٥", "۲:۲۵۵", "البقرة ٢٥٥", "البقرة:255", "[البقرة: ٢٥٥]",
            "سورة البقرة آية 255", "سوره البقره ايه ٢٥٥", "Baqarah 255", "al-Baqara 255", "surah baqarah ayah 255",
            "Bakara 255", "Bakara suresi 255. ayet", "Al Baqarah ayat 255", "sourate 2 verset 255", "La Vache 255",
            "بقرہ 255", "سورہ البقرہ آیت ۲۵۵", "the cow 255", "baqra 255", "surah 2 verse 255", "2:255-257", "Q 2:255",
        ])
    func ayah(question: String) {
        #expect(
            reading.read(question).places.first == .ayah(AyahReference(surah: 2, ayah: 255)),
            "\(reading.read(question))")
    }

    @Test(
        "QR-11 juz, pages and hizb are read in every language",
        arguments: [
            ("juz 3", QuranPlace.juz(3)), ("Juz' 3", .juz(3)), ("الجزء ٣", .juz(3)), ("جزء 3", .juz(3)),
            ("الجزء الثالث", .juz(3)), ("پارہ ۳", .juz(3)), ("cüz 3", .juz(3)), ("3. cüz", .juz(3)),
            ("page 5", .page(5)),
            ("p. 5", .page(5)), ("صفحة ٥", .page(5)), ("halaman 5", .page(5)), ("sayfa 5", .page(5)),
            ("صفحہ ۵", .page(5)),
            ("hizb 2", .hizb(2)), ("الحزب ٢", .hizb(2)), ("surah 2", .surah(2)), ("سورة 2", .surah(2)),
            ("2", .surah(2)),
        ])
    func divisions(question: String, place: QuranPlace) {
        #expect(reading.read(question).places.first == place, "\(reading.read(question))")
    }

    @Test("QR-11 what is no place is none", arguments: ["2:287", "0:1", "999", "juz 99", "", " : ", "mercy"])
    func none(question: String) {
        let places = reading.read(question).places
        #expect(!places.contains { if case .ayah = $0 { true } else { false } })
    }

    @Test("QR-11 whatever is typed is read without a fault")
    func fuzz() {
        var generator = Generator(seed: 5)
        let pieces = [
            "2", "255", ":", "-", "سورة", "البقرة", "baqara", "juz", "ﷲ", "\u{200F}", "é", "9999999999999999999", "'",
            "🌙", " ",
        ]
        for _ in 0..<2_000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                text +=
                    Bool.random(using: &generator)
                    ? pieces[Int.random(in: 0..<pieces.count, using: &generator)]
                    : UnicodeScalar(UInt32.random(in: 1...0x2FFFF, using: &generator)).map { String(Character($0)) }
                        ?? ""
            }
            let answer = reading.read(text)
            for place in answer.places { #expect(place.start(in: reading.index) != nil) }
        }
    }
}
