import Quran
import Records
import Testing

@testable import App

/// The course's passages stand on the checked text alone.
struct CourseDamagedTextTests {
    /// The pages that show week 1's passage or the assessment's.
    private static let pages = ["/course/learn", "/course/learn/weeks/1", "/course/learn/weeks/1/recording"]

    @Test(
        "QI-046 a flipped bit in a part of the text leaves the course without that passage: the page says so, says how it is mended, and works on"
    )
    func flipped() throws {
        let walk = try CourseWalk.placed()
        try walk.lesson(1)
        let passage = try #require(try walk.visit().lesson(1)?.passage)
        let whole = Self.pages.filter { walk.device.page($0).contains("class=\"ayah-text\"") }
        #expect(!whole.isEmpty)
        for edition in [Edition.tanzil, .kfgqpc] {
            var bytes = QuranFixtures.section(passage.surah) { QuranFixtures.ayah(passage.surah, $0) }
            bytes[bytes.count / 2] ^= 1
            walk.device.added[
                ResourceName(pack: QuranPack.text, section: QuranPack.section(edition, surah: passage.surah))] = bytes
        }
        walk.device.restart()
        for path in whole {
            let answer = walk.device.get(path)
            #expect(answer.status == 200, "\(path)")
            #expect(
                !answer.text.contains("class=\"ayah-text\"") && !answer.text.contains("مثال"),
                "\(path) shows none of it")
            let words = HTMLWords(answer.text).said
            #expect(words.contains("The Quran’s text is not shown"), "\(path)")
            #expect(words.contains { $0.contains("wird content build") }, "\(path) says how it is mended")
        }
        // Nothing else of the course is lost.
        #expect(walk.device.get("/course").status == 200 && walk.device.get("/course/schedule").status == 200)
    }

    @Test(
        "QI-048 a passage of the course is a reference and nothing more: in the configuration, in a school's courses and in what is stored stands no ayah"
    )
    func byReference() throws {
        let sample = String(decoding: try Fixtures.read("Config/CourseSampleConfig.json").bytes(), as: UTF8.self)
        let config = String(decoding: try Fixtures.read("Config/CourseConfig.json").bytes(), as: UTF8.self)
        // The mushaf's own letters and marks, which no other Arabic text has: small signs, the open tanwin, alif wasla.
        let marks = #/[\u{0671}\u{06D6}-\u{06ED}\u{08F0}-\u{08F2}]/#
        #expect(!sample.contains(marks) && !config.contains(marks))
        let walk = try CourseWalk.placed()
        for week in 1...2 { try walk.whole(week) }
        let stored = walk.device.store.values.filter { $0.key.scope == .course }
        #expect(!stored.isEmpty)
        for record in stored {
            for entry in record.fields {
                guard let text = entry.field.value.string else { continue }
                #expect(!text.contains(marks) && !text.contains("مثال"), "\(record.key) \(entry.name)")
            }
        }
        // The words on the page are the checked text's own.
        let passage = try #require(try walk.visit().lesson(1)?.passage)
        let page = walk.device.page("/course/learn/weeks/1").replacing(#/<span class="pause">([^<]*)<\/span>/#) {
            $0.output.1
        }
        for ayah in passage.ayat where ayah > 1 {
            #expect(page.contains(QuranFixtures.ayah(passage.surah, ayah)), "\(ayah)")
        }
    }
}
