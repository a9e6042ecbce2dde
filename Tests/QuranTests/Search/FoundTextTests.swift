import Quran
import Testing

/// An ayah's text as a finding shows it.
struct FoundTextTests {
    private func marked(_ found: FoundText) -> [String] {
        let scalars = Array(found.text.unicodeScalars)
        return found.ranges.map { range in
            String(String.UnicodeScalarView(scalars[range]))
        }
    }

    @Test("QR-11 the basmala before an ayah is left out, and the words are counted behind it")
    func basmala() {
        let text = "كلمة كلمة كلمة كلمة مَدْرَسَةٌ وَبَيْتٌ"
        let found = FoundText(AyahReference(surah: 2, ayah: 1), text, words: [1])
        #expect(found.text == "مَدْرَسَةٌ وَبَيْتٌ")
        #expect(marked(found) == ["وَبَيْتٌ"])
        #expect(FoundText(AyahReference(surah: 1, ayah: 1), text, words: []).text == text)
        #expect(FoundText(AyahReference(surah: 2, ayah: 2), text, words: [5]).ranges.count == 1)
    }

    @Test("QR-11 a number that no word has marks nothing")
    func strange() {
        #expect(FoundText(AyahReference(surah: 1, ayah: 2), "قلم", words: [0, 1, 9]).ranges.count == 1)
        let found = FoundText(translation: "a pen & a book", words: [1, 3, 7])
        #expect(found.text == "a pen & a book" && marked(found) == ["pen", "book"])
    }
}
