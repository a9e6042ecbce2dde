import Quran
import Records
import Testing

/// The arithmetic of the index, on a small Quran of three surahs; the real one's table is held by the content's tests.
struct QuranIndexTests {
    let index = QuranIndex(
        surahs: [(3, 0), (5, 3), (2, 8)].enumerated().map { number, surah in
            Surah(
                number: number + 1, ayahCount: surah.0, firstIndex: surah.1, arabicName: "اسم", latinName: "Name",
                englishMeaning: "Meaning", revelation: .meccan, revelationOrder: 1, rukuCount: 1)
        },
        juz: [AyahReference(surah: 1, ayah: 1), AyahReference(surah: 2, ayah: 4)],
        quarters: [AyahReference(surah: 1, ayah: 1)], pages: [AyahReference(surah: 1, ayah: 1)],
        rukus: [], manzils: [], sajdas: [Sajda(ayah: AyahReference(surah: 2, ayah: 5), isObligatory: true)])

    @Test("every ayah has its number and is found by it, and none other is")
    func positions() {
        var position = 0
        for surah in index.surahs {
            for ayah in 1...surah.ayahCount {
                let reference = AyahReference(surah: surah.number, ayah: ayah)
                #expect(index.position(of: reference) == position)
                #expect(index.ayah(at: position) == reference)
                position += 1
            }
            #expect(index.position(of: AyahReference(surah: surah.number, ayah: surah.ayahCount + 1)) == nil)
        }
        #expect(index.ayahCount == position)
        #expect(index.ayah(at: position) == nil && index.ayah(at: -1) == nil)
    }

    @Test("an ayah is in the division that began last, which ends before the next begins")
    func divisions() {
        #expect(index.juz(of: AyahReference(surah: 2, ayah: 3)) == 1)
        #expect(index.juz(of: AyahReference(surah: 2, ayah: 4)) == 2)
        #expect(index.end(ofJuz: 1) == AyahReference(surah: 2, ayah: 3))
        #expect(index.end(ofJuz: 2) == AyahReference(surah: 3, ayah: 2))
        #expect(index.end(ofJuz: 3) == nil)
    }

    @Test("the section reads back as it was written")
    func section() {
        #expect(QuranIndex(section: index.json.bytes()) == index)
        #expect(QuranIndex(section: Array("{}".utf8)) == nil)
    }
}
