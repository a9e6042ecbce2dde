import Quran
import Recitation
import Records
import Testing

@testable import App

/// The page on which a passage is recited, with its text and from memory.
struct ReciteSessionTests {
    private static let page = "/quran/recite/78-1-4"
    private static let exact =
        "QariAI&#39;s recitation feedback is an assistive learning tool and does not replace a qualified Quran teacher. Always verify your recitation with a knowledgeable instructor."

    private static func unescaped(_ text: String) -> String {
        text.replacing("&#39;", with: "'").replacing("&apos;", with: "'")
    }

    @Test(
        "a passage has each word by its number with the signs of pause beside them, and joined they are the verified text"
    )
    func words() throws {
        let device = try QuranFixtures.device()
        let page = device.page(Self.page)
        #expect(page.contains("data-span=\"78-1-4\"") && page.contains("data-words=\"12\""))
        #expect(page.contains("<span class=\"recite-word\" data-word=\"0\">مثال1</span>"))
        #expect(page.contains("<span class=\"recite-word\" data-word=\"11\">نص</span>"))
        #expect(page.contains("id=\"78-4\"") && page.contains("data-ayah=\"3\""))
        // The third ayah ends in a sign of pause, which is no word.
        #expect(page.contains("data-word=\"8\">نص</span><span class=\"pause\"> \u{06D6}</span>"))
        for ayah in 0..<4 {
            let facts = try device.facts(Self.page + "?reveal=\(ayah)")
            let pieces = facts["pieces"]?.array ?? []
            #expect(pieces.map { $0["text"]?.string ?? "" }.joined() == facts["text"]?.string)
            #expect(facts["text"]?.string == QuranFixtures.ayah(78, ayah + 1).replacing("أول ثان ثالث رابع ", with: ""))
            #expect(pieces.compactMap { $0["word"]?.int } == (0..<3).map { Int64(ayah * 3 + $0) })
        }
    }

    @Test(
        "of the verified text the pieces are the text, and the words are those that the passage counts",
        .enabled(if: BuiltQuran.packs != nil, "WIRD_CONTENT names no folder with the Quran's pack"))
    func verified() throws {
        let device = try BuiltQuran.device()
        var count = 0
        for surah in [1, 2, 37, 97, 112] {
            let index = try #require(QuranFixtures.index.surah(surah))
            for first in stride(from: 1, through: index.ayahCount, by: 60) {
                let last = min(index.ayahCount, first + 59)
                let page = device.page("/quran/recite/\(surah)-\(first)-\(last)")
                let facts = try device.facts("/quran/recite/\(surah)-\(first)-\(last)")
                let words = Int(facts["words"]?.int ?? 0)
                #expect(page.components(separatedBy: "class=\"recite-word\"").count == words + 1)
                for ayah in 0...(last - first) {
                    let one = try device.facts("/quran/recite/\(surah)-\(first)-\(last)?reveal=\(ayah)")
                    let text = one["pieces"]?.array?.map { $0["text"]?.string ?? "" }.joined()
                    #expect(text == one["text"]?.string && text == facts["ayat"]?.array?[ayah]["text"]?.string)
                    count += 1
                }
            }
        }
        #expect(count == 7 + 286 + 182 + 5 + 4)
    }

    @Test(
        "HZ-01 from memory an ayah is its number alone: its text is nowhere in the page or in a program's answer until it is revealed"
    )
    func memory() throws {
        let device = try QuranFixtures.device()
        let page = device.page(Self.page + "?mode=memory")
        #expect(!page.contains("مثال") && !page.contains("كلام") && !page.contains("recite-word"))
        #expect(page.contains("\u{06DD}\u{0661}") && page.contains("data-reveal=\"0\""))
        let facts = try device.facts(Self.page + "?mode=memory")
        #expect(facts["words"]?.int == 12 && facts["ayat"]?.array?.allSatisfy { $0["text"] == .null } == true)
        let one = device.page(Self.page + "?mode=memory&reveal=0")
        #expect(one.contains("مثال1") && !one.contains("مثال2"))
        #expect(one.contains("data-judge=\"0\">") && one.contains("data-judge=\"1\" hidden>"))
        #expect(device.page(Self.page + "?mode=memory&reveal=9").contains("مثال") == false, "there is no such ayah")
        let second = try device.facts(Self.page + "?mode=memory&reveal=1")
        #expect(second["reference"]?.string == "78:2" && second["pieces"]?.array?.first?["word"]?.int == 3)
    }

    @Test("revealing without scripts keeps what was said of the ayat before, and stores nothing")
    func reveal() throws {
        let device = try QuranFixtures.device()
        let before = device.store.keys.filter { $0.kind == KeptRecitation.kind }
        let answer = device.post(
            Self.page, ["mode": "memory", "tolerance": "strict", "ayah-0": "right", "ayah-1": "unsure", "reveal": "2"])
        #expect(answer.status == 303)
        let next = try #require(answer["location"])
        #expect(next.contains("reveal=2") && next.contains("marks=ru--") && next.contains("tolerance=strict"))
        let page = device.page(next)
        #expect(page.contains("مثال3") && !page.contains("مثال4"))
        #expect(
            page.contains("name=\"ayah-0\" value=\"right\" checked")
                && page.contains("name=\"ayah-1\" value=\"unsure\" checked"))
        #expect(device.store.keys.filter { $0.kind == KeptRecitation.kind } == before)
    }

    @Test("each state of the microphone has its words and a way on, and without scripts none of them is shown")
    func microphone() throws {
        for language in ["en", "ar"] {
            let page = try QuranFixtures.device(language: language).page(Self.page)
            for state in [
                "ask", "denied", "absent", "busy", "loading", "listening", "behind", "paused", "silent", "restarted",
                "lost",
            ] {
                #expect(page.contains("data-mic-state=\"\(state)\" hidden"), "\(state)")
                #expect(!page.contains(">recite.mic.\(state)<"), "\(language) has no words for \(state)")
            }
            // The way on of each; of those that listen, the buttons that pause and end.
            for (state, way) in [
                ("ask", "data-mic-allow"), ("denied", "data-mic-again"), ("lost", "data-mic-again"),
                ("restarted", "data-mic-again"), ("absent", "href=\"#check\""), ("busy", "href=\"#check\""),
                ("loading", "data-mic-cancel"), ("paused", "data-mic-resume"),
            ] {
                let part = page.components(separatedBy: "data-mic-state=\"\(state)\"").last ?? ""
                #expect(part.components(separatedBy: "</div>")[0].contains(way), "\(state)")
            }
            #expect(page.contains("data-mic-end") && page.contains("data-text-pause="))
            #expect(page.contains("role=\"status\" data-recite-status"))
            #expect(!page.contains("data-text-heard=\"recite."))
        }
    }

    @Test(
        "the disclaimer stands on both modes' start and on the summary, in its exact English words and in Arabic"
    )
    func disclaimer() throws {
        for (language, words) in [
            ("en", Self.unescaped(Self.exact)), ("ar", "ملاحظات QariAI على تلاوتك أداة تعين على التعلّم"),
        ] {
            let device = try QuranFixtures.device(language: language)
            let kept = try #require(try device.call(Self.page, ["ayah-0": "right"]).json["session"]?.string)
            for path in [Self.page, Self.page + "?mode=memory", "/quran/recite", "/quran/recite/sessions/\(kept)"] {
                let page = Self.unescaped(device.page(path))
                #expect(page.contains("data-disclaimer") && page.contains(words), "\(language) \(path)")
            }
        }
    }

    @Test("no word of a person's recitation is called wrong, in any language's phrases")
    func noBlame() throws {
        let banned = [
            "en": ["wrong", "mistake", "error", "fail"], "ar": ["خطأ", "أخطأت", "غلط"], "ur": ["غلط"], "id": ["salah"],
            "tr": ["yanlış", "hata"], "fr": ["faux", "erreur", "faute"],
        ]
        for (code, words) in banned {
            let catalogue = try #require(try Fixtures.read("Locales/\(code).json").object)
            for member in catalogue.members where member.name.hasPrefix("recite.") {
                let text = String(decoding: member.value.bytes(), as: UTF8.self).lowercased()
                for word in words { #expect(!text.contains(word), "\(code) \(member.name)") }
            }
        }
    }

    @Test("what the Quran doesn't have is found nowhere, and a damaged text is refused as in the reader")
    func nowhere() throws {
        let device = try QuranFixtures.device()
        for span in ["112-1-5", "112-0-1", "112-4-1", "115-1-1", "2-1-61", "112-01-4", "112-1", "x"] {
            #expect(device.get("/quran/recite/" + span).status == 404, "\(span)")
            #expect(device.post("/quran/recite/" + span, ["ayah-0": "right"]).status == 404, "\(span)")
        }
        #expect(device.get("/quran/recite/2-1-60").status == 200)
        let damaged = try QuranFixtures.device(digests: .published)
        #expect(damaged.get(Self.page).status == 503 && !damaged.page(Self.page).contains("مثال"))
        #expect(damaged.post(Self.page, ["ayah-0": "right"]).status == 503)
    }

    @Test(
        "what the check can and can't hear stands on the first page and on a session's, with the figures and their model"
    )
    func limits() throws {
        let device = try QuranFixtures.device()
        device.post("/me/settings", ["language": "en"])
        for page in ["/quran/recite", Self.page] {
            let text = device.page(page)
            #expect(text.contains("id=\"limits\"") && text.contains("3.8%") && text.contains("93%"), "\(page)")
            #expect(text.contains("SHA-256 b78bdf18") && text.contains("Whisper base"), "\(page)")
        }
    }
}
