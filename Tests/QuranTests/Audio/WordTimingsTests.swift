import Quran
import Records
import TestSupport
import Testing

/// Word times in the two shapes that are known. The numbers are made up.
struct WordTimingsTests {
    private func read(_ text: String) throws -> JSON { try JSON(reading: Array(text.utf8)) }

    @Test("AP-03 quran-align's words are counted from 0 and may be several at once")
    func quranAlign() throws {
        let json = try read(
            #"{"surah": 1, "ayah": 1, "segments": [[0, 1, 100, 500], [1, 3, 520, 900]], "stats": {"deletions": 1}}"#)
        let timings = try #require(WordTimings(quranAlign: json))
        #expect(timings.ayah == AyahReference(surah: 1, ayah: 1))
        #expect(timings.words(at: 99) == nil)
        #expect(timings.words(at: 100) == 0..<1)
        #expect(timings.words(at: 510) == 0..<1, "a breath belongs to the word before it")
        #expect(timings.words(at: 520) == 1..<3)
        #expect(timings.words(at: 899) == 1..<3)
        #expect(timings.words(at: 900) == nil)
    }

    @Test("AP-03 the Quran Foundation's words are counted from 1, and a surah's file says where each ayah lies")
    func quranFoundation() throws {
        let file = try read(
            #"""
            {"audio_file": {"chapter_id": 2, "timestamps": [
              {"verse_key": "2:1", "timestamp_from": 0, "timestamp_to": 900, "segments": [[1, 0, 400], [2, 400, 880]]},
              {"verse_key": "2:2", "timestamp_from": 900, "timestamp_to": 2000, "segments": [[1, 950, 1500]]}]}}
            """#)
        let timings = try #require(RecitationTimings(file))
        let second = try #require(timings.ayat[AyahReference(surah: 2, ayah: 2)])
        #expect(second.place == 900..<2_000 && second.words(at: 960) == 0..<1)
        #expect(timings.ayat[AyahReference(surah: 2, ayah: 1)]?.words(at: 400) == 1..<2)
        let list = timings.json(surah: 2)["ayat"]?.array
        #expect(list?.count == 2 && list?.last?["ayah"]?.int == 2 && list?.last?["place"]?.array?.count == 2)
        let verses = try read(#"{"audio_files": [{"verse_key": "1:1", "url": "x.mp3", "segments": [[1, 10, 20]]}]}"#)
        #expect(RecitationTimings(verses)?.ayat[AyahReference(surah: 1, ayah: 1)]?.words(at: 10) == 0..<1)
    }

    @Test("AP-03 a reciter who goes back is followed: a word is heard as often as it is said")
    func repetition() throws {
        let json = try read(
            #"{"surah": 2, "ayah": 5, "segments": [[0,1,0,100],[1,2,100,200],[2,3,200,300],[1,2,300,400],[2,3,400,500]]}"#
        )
        let timings = try #require(WordTimings(quranAlign: json))
        let heard = stride(from: 50, to: 500, by: 100).compactMap { timings.words(at: $0)?.lowerBound }
        #expect(heard == [0, 1, 2, 1, 2])
    }

    @Test("AP-03 what makes no sense gives no times at all rather than wrong ones")
    func nonsense() throws {
        for segments in [
            "[]", "[[1,2]]", "[[0,1,5]]", "[[1,1,0,5]]", "[[0,1,-5,9]]", "[[0,1,9,5]]", #"[["0",1,2,3]]"#, "{}",
            "[[0,1,0,5],[2]]", "[[0,2000,0,5]]", "[[0,1,0,99999999999]]", "[[0,1,0.5,9]]", "7",
        ] {
            let json = try read(#"{"surah": 1, "ayah": 1, "segments": \#(segments)}"#)
            #expect(WordTimings(quranAlign: json) == nil, "\(segments)")
        }
        for key in ["", "1", "0:1", "115:1", "1:0", "1:300", "a:b", "1:1:1"] {
            let json = try read(#"{"verse_key": "\#(key)", "segments": [[1, 0, 5]]}"#)
            #expect(WordTimings(quranFoundation: json) == nil, "\(key)")
        }
        for text in ["{}", "7", #""x""#] {
            let json = try read(text)
            #expect(RecitationTimings(json) == nil, "\(text)")
        }
    }

    @Test(
        "AP-03 spans stand in order and never overlap, and a word is found at every time of its own, whatever is read")
    func property() throws {
        var random = Generator(seed: 3)
        for _ in 0..<2_000 {
            var segments: [JSON] = []
            for _ in 0..<random.integer(in: 1...12) {
                let word = random.integer(in: Int64(0)...20)
                let start = random.integer(in: Int64(0)...3_000)
                segments.append([
                    .int(word), .int(word + random.integer(in: 1...3)), .int(start),
                    .int(start + random.integer(in: -20...400)),
                ])
            }
            guard let timings = WordTimings(quranAlign: ["surah": 3, "ayah": 7, "segments": .array(segments)]) else {
                continue
            }
            var before = 0
            for span in timings.spans {
                #expect(before <= span.start && span.start < span.end)
                #expect(timings.words(at: span.start) == span.words && timings.words(at: span.end - 1) == span.words)
                before = span.end
            }
        }
    }

    @Test("files of random bytes and of broken shapes are refused or read, and never stop the program")
    func fuzz() throws {
        var random = Generator(seed: 9)
        let whole = Array(
            #"[{"surah":1,"ayah":1,"segments":[[0,1,0,500],[1,2,500,900]]},{"verse_key":"1:2","segments":[[1,0,9]]}]"#
                .utf8)
        for _ in 0..<4_000 {
            var bytes = whole
            for _ in 0..<random.integer(in: 1...6) {
                bytes[random.integer(in: 0...(bytes.count - 1))] = random.element(of: Array(#"0129[]{},:-"." "#.utf8))!
            }
            if let json = try? JSON(reading: bytes), let timings = RecitationTimings(json) {
                for (_, words) in timings.ayat { _ = words.words(at: random.integer(in: -10...2_000)) }
            }
        }
    }
}
