import Foundation
import Quran
import Records
import Testing

@testable import App

/// The course's passages stand on the checked text alone.
struct CourseDamagedTextTests {
    private static let marks = Set<UInt32>([0x0671]).union(0x06D6...0x06ED).union(0x08F0...0x08F2)

    /// The pages that show the assessment's passage, 99:1-8.
    private static let pages = ["/course/learn", "/course/learn/assessment"]

    @Test(
        "QI-046 a flipped bit in a part of the text leaves the course without that passage: the page says so, says how it is mended, and works on"
    )
    func flipped() throws {
        let walk = try CourseWalk.at(14, done: 12)
        for path in Self.pages {
            #expect(walk.device.page(path).contains("مثال"), "\(path) shows it while it is whole")
        }
        for edition in [Edition.tanzil, .kfgqpc] {
            var bytes = QuranFixtures.section(99) { QuranFixtures.ayah(99, $0) }
            bytes[bytes.count / 2] ^= 1
            walk.device.added[
                ResourceName(pack: QuranPack.text, section: QuranPack.section(edition, surah: 99))] = bytes
        }
        walk.device.restart()
        for path in Self.pages {
            let answer = walk.device.get(path)
            #expect(answer.status == 200, "\(path)")
            // Beside the assessment's card Learn shows the week's own passage, of another surah.
            let parts = answer.text.components(separatedBy: "id=\"eoc\"")
            let card = parts.count == 2 ? parts[1].components(separatedBy: "</section>")[0] : answer.text
            #expect(!card.contains("مثال"), "\(path) shows none of it")
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
        let isMushafs = { (text: String) in text.unicodeScalars.contains { Self.marks.contains($0.value) } }
        #expect(!isMushafs(sample) && !isMushafs(config))
        let walk = try CourseWalk.at(14, done: 12)
        let stored = walk.device.store.values.filter { $0.key.scope == .course }
        #expect(!stored.isEmpty)
        for record in stored {
            for entry in record.fields {
                guard let text = entry.field.value.string else { continue }
                #expect(!isMushafs(text) && !text.contains("مثال"), "\(record.key) \(entry.name)")
            }
        }
        // The words on the page are the checked text's own.
        let page = walk.device.page("/course/learn").replacing(#/<span class="pause">([^<]*)<\/span>/#) { $0.output.1 }
        for ayah in 2...8 {
            #expect(page.contains(QuranFixtures.ayah(99, ayah)), "\(ayah)")
        }
    }
}
