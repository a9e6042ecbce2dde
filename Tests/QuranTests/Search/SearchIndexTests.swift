import TestSupport
import Testing

@testable import Quran

/// The index on small texts, and on bytes that are none.
struct SearchIndexTests {
    private let sample = ["The Lord of mercy", "Mercy upon the lords; and patience", "Be patient, be merciful"]

    private func search(_ texts: [String]) throws -> TextSearch {
        TextSearch(try #require(SearchIndex(SearchIndexWriter.translation(texts))), isArabic: false, enough: 1)
    }

    @Test("QR-11 words are found in any letters, in order of how well they fit, with their places")
    func english() throws {
        let search = try search(sample)
        let hits = search.search("lord of MERCY", limit: 5, isOpen: false)
        #expect(hits.hits.first?.position == 0)
        #expect(hits.hits.first?.rank == .phrase)
        #expect(hits.hits.first?.words == [1, 2, 3])
        #expect(search.search("patienc", limit: 5).hits.first?.position == 1)
        #expect(search.search("mercifull", limit: 5).hits.first?.position == 2)
        #expect(search.search("zebra", limit: 5).hits.isEmpty)
        #expect(search.search("", limit: 5).hits.isEmpty && search.search(" ,. ", limit: 5).hits.isEmpty)
    }

    @Test("QR-11 the same text gives the same bytes")
    func deterministic() {
        #expect(SearchIndexWriter.translation(sample) == SearchIndexWriter.translation(sample))
    }

    @Test(
        "QR-11 Arabic words are found by any spelling of hamza, alif, ya and ta marbuta, and behind و ب ل and the article"
    )
    func arabic() throws {
        // Words of everyday speech in the old script's spelling.
        let texts = ["وَٱلْكِتَـٰبُ", "بِٱلْقَلَمِ", "لِلْمَدْرَسَةِ", "سَأَلَ ٱلْقَارِئُ", "هُدًى", "مُؤْمِنٌ", "قَلَمٌ"]
        let bytes = SearchIndexWriter.arabic(texts.map { ($0, 0) })
        let search = TextSearch(try #require(SearchIndex(bytes)), isArabic: true, enough: 0)
        func first(_ question: String) -> Int? { search.search(question, limit: 5, isOpen: false).hits.first?.position }
        for question in ["الكتاب", "الكتب", "والكتاب", "كتاب", "الكِتَابُ"] {
            #expect(first(question) == 0, "\(question)")
        }
        #expect(first("القلم") == 1)
        for question in ["المدرسة", "المدرسه", "للمدرسة", "مدرسة"] { #expect(first(question) == 2, "\(question)") }
        for question in ["سأل القارئ", "سال القاري", "سأل القاريء"] { #expect(first(question) == 3, "\(question)") }
        for question in ["هدى", "هدي"] { #expect(first(question) == 4, "\(question)") }
        for question in ["مؤمن", "مومن", "مءمن"] { #expect(first(question) == 5, "\(question)") }
        #expect(first("قلم") == 6)
    }

    @Test("QR-11 bytes that are no index, and damaged ones, never stop the search")
    func damaged() {
        var generator = Generator(seed: 11)
        let whole = SearchIndexWriter.translation(sample)
        let sounds = SoundIndex.bytes([("بِسْمِ ٱلْقَلَمِ", 0), ("قَلَمٌ", 0)])
        #expect(SearchIndex([]) == nil && SoundIndex([]) == nil)
        for _ in 0..<3_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                bytes[Int.random(in: 4..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            if Bool.random(using: &generator) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator)) }
            if let index = SearchIndex(bytes) {
                _ = TextSearch(index, isArabic: false, enough: 3).search("lord mercy patienc", limit: 9)
            }
            var heard = sounds
            heard[Int.random(in: 4..<heard.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            if let index = SoundIndex(heard) { _ = SoundSearch(index).search("bismi lqalam", limit: 9) }
        }
    }

    @Test("QR-11 an ayah is found by how it sounds, however that is spelled")
    func sounds() throws {
        let index = try #require(SoundIndex(SoundIndex.bytes([("قَلَمٌ كَبِيرٌ", 0), ("ٱلشَّمْسُ وَٱلْقَمَرُ", 0)])))
        let search = SoundSearch(index)
        for question in ["qalamun kabir", "kalam kebir", "qalam kabeer", "kalamun kabirun"] {
            #expect(search.search(question, limit: 3).hits.first?.position == 0, "\(question)")
        }
        for question in ["ash-shams wal qamar", "eş-şems vel kamer", "asy-syamsu wal qamaru", "al shams"] {
            #expect(search.search(question, limit: 3).hits.first?.position == 1, "\(question)")
        }
        #expect(search.search("qalamun kabir", limit: 3).hits.first?.words == [0, 1])
    }
}
