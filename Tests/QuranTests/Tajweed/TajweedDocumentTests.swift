import Quran
import Records
import Testing

struct TajweedDocumentTests {
    @Test("QR-02 the document names surah, ayah, and each rule with its place")
    func document() {
        let text = SurahText(surah: 9, ayat: ["زَن تَ", "زَ"])
        #expect(
            TajweedDocument.json(text, ayat: 1...1).text()
                == #"{"ayat":[{"surah":9,"ayah":1,"spans":[{"rule":"ikhfa","start":2,"end":6,"why":"noon-before"}]}]}"#)
        #expect(TajweedDocument.entries(text).count == 2)
    }
}
