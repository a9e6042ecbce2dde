import Quran
import Testing

/// Which translations are asked for a question, and in which order.
struct SearchStepsTests {
    @Test("QR-11 the page's language is asked first, then English; the others wait")
    func order() {
        let names = ["tr-diyanet", "fr-small", "en-sahih", "ur-jalandhry", "en-pickthall", "fr-hamidullah"]
        let steps = SearchSteps(names, language: "fr")
        #expect(steps.first == ["fr-hamidullah", "fr-small", "en-pickthall", "en-sahih"])
        #expect(steps.others == ["tr-diyanet", "ur-jalandhry"])
        #expect(SearchSteps(names, language: "en").first == ["en-pickthall", "en-sahih"])
        #expect(SearchSteps([], language: "en").first == [])
    }

    /// What each opening of the search was for.
    private func openings(_ question: String, language: String = "en") throws -> [[String]] {
        var openings: [[String]] = []
        let steps = SearchSteps(["en-small", "fr-small", "ur-small"], language: language)
        let (_, asked) = try steps.answer(question, limit: nil, skipped: 0) { names, hasQuran in
            #expect(hasQuran == openings.isEmpty)
            openings.append(names)
            return try SmallSearch.open(names)
        }
        #expect(asked == openings.flatMap { $0 })
        return openings
    }

    @Test("QR-11 a sure answer asks no further text, nor does a place")
    func sure() throws {
        #expect(try openings("book") == [["en-small"]])
        #expect(try openings("2:1") == [["en-small"]])
        #expect(try openings("712") == [["en-small"]])
    }

    @Test("QR-11 in doubt the others are asked, but none whose letters are not the question's")
    func doubtful() throws {
        #expect(try openings("plume") == [["en-small"], ["fr-small"]])
        #expect(try openings("boook") == [["en-small"], ["fr-small"]])
        #expect(try openings("كتاب") == [["en-small"], ["ur-small"]])
        #expect(try openings("plume", language: "fr") == [["fr-small", "en-small"]])
    }

    @Test("QR-11 asked in steps the answer is what all translations give at once")
    func same() throws {
        let steps = SearchSteps(["en-small", "fr-small"], language: "en")
        let whole = try SmallSearch.open(["en-small", "fr-small"])
        for question in ["plume", "livre", "maison plume", "zzzxq"] {
            let (answer, _) = try steps.answer(question, limit: nil, skipped: 0) { names, _ in
                try SmallSearch.open(names)
            }
            #expect(answer == whole.answer(question), "\(question)")
        }
    }

    @Test("What can't be opened is what the caller is told")
    func lacking() {
        struct Lack: Error {}
        #expect(throws: Lack.self) {
            _ = try SearchSteps([], language: "en").answer("x", limit: nil, skipped: 0) { _, _ throws(Lack) in
                throw Lack()
            }
        }
    }
}
