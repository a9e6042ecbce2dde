import Quran
import Synchronization
import Testing

@testable import Quran

/// Which ayat a word is found in, held against the text in today's spelling, counted plainly.
@Suite(.enabled(if: SearchContent.isThere && TodaysText.package != nil), .serialized)
struct EveryWordTests {
    private let text: TodaysText
    private let search: SearchIndex

    // Read and searched once for all tests: they ask for the same twenty thousand words.
    private static let content = Result {
        (
            text: try TodaysText(),
            search: try #require(SearchIndex(SearchIndexWriter.arabic(try SearchContent.arabic.get())))
        )
    }
    private static let answers = Mutex<[String: Set<Int>]>([:])

    init() throws { (text, search) = try Self.content.get() }

    /// The ayat that hold a word, whatever is written in front of it.
    private func found(_ word: String) -> Set<Int> {
        if let known = Self.answers.withLock({ $0[word] }) { return known }
        let ayat = ask(word)
        Self.answers.withLock { $0[word] = ayat }
        return ayat
    }

    private func ask(_ word: String) -> Set<Int> {
        guard let term = SearchTerm(arabic: Array(word.unicodeScalars)) else { return [] }
        let (costs, forms) = search.costs(of: term, .word)
        var ayat: Set<Int> = []
        for form in forms where costs[form] < SearchCost.prefix {
            search.places(of: form) { ayah, _ in ayat.insert(ayah) }
        }
        return ayat
    }

    /// Words that the old script writes as one otherwise than by joining them: وَأَلَّوِ (72:16), لَتَّخَذْتَ (18:77), and the
    /// call in يَبْنَؤُمَّ (20:94), which is found by what is called.
    private static let exceptions: Set<String> = ["وأن 5462", "وان 5462", "لو 5462", "لاتخذت 2216", "يا 2441"]

    @Test("QR-11 every word of the Quran, however it is spelled today, is found in every ayah that has it")
    func complete() {
        #expect(text.ayat.count == 6_236)
        var sets: [String: Set<Int>] = [:]
        for (position, words) in text.ayat.enumerated() {
            for word in words { sets[TodaysText.bare(word), default: []].insert(position) }
        }
        #expect(sets.count > 14_000)
        for (word, ayat) in sets where word != "ويا" {
            for spelling in Set([word, TodaysText.folded(word)]) {
                let missing = ayat.subtracting(found(spelling)).filter {
                    !Self.exceptions.contains("\(spelling) \($0)")
                }
                #expect(missing.isEmpty, "\(spelling): \(missing.sorted())")
            }
        }
    }

    @Test("QR-11 a word is found in no ayah that has no such word, with or without something in front of it")
    func exact() {
        var bones: [String: Set<Int>] = [:]
        var words: Set<String> = []
        for (position, ayah) in text.ayat.enumerated() {
            for word in ayah {
                let bare = TodaysText.bare(word)
                words.insert(bare)
                for rest in rests(of: bare, 4) { bones[TodaysText.bones(rest), default: []].insert(position) }
            }
        }
        for word in words {
            let wrong = found(word).subtracting(bones[TodaysText.bones(word)] ?? [])
            #expect(wrong.isEmpty, "\(word): \(wrong.sorted())")
        }
    }

    /// What may be left of a word, by its letters alone: more than what is left in truth.
    private func rests(of word: String, _ depth: Int) -> Set<String> {
        var rests: Set<String> = [word]
        guard depth > 0, word.count > 1 else { return rests }
        for front in ["و", "ف", "أ", "ا", "ب", "ل", "ك", "س", "ت", "ال", "لل"] where word.hasPrefix(front) {
            rests.formUnion(self.rests(of: String(word.dropFirst(front.count)), depth - 1))
        }
        // The article's alif is left away behind ل.
        if word.hasPrefix("ل") { rests.insert("ال" + word.dropFirst()) }
        return rests
    }

    @Test("QR-11 a word that stands alone somewhere is found behind every letter that is written in front of it")
    func behindLetters() {
        var alone: Set<String> = []
        for ayah in text.ayat { for word in ayah { alone.insert(TodaysText.withoutEnd(word)) } }
        var known: [String: Set<Int>] = [:]
        var lost: Set<String> = []
        for (position, ayah) in text.ayat.enumerated() {
            for word in ayah {
                for front in ["وَ", "فَ", "بِ", "لِ", "لَ", "كَ", "أَ", "سَ"]
                where word.unicodeScalars.starts(with: front.unicodeScalars) {
                    let rest = String(String.UnicodeScalarView(word.unicodeScalars.dropFirst(2)))
                    let bare = TodaysText.bare(rest)
                    guard bare.unicodeScalars.count > 1, alone.contains(TodaysText.withoutEnd(rest)) else { continue }
                    let ayat = known[bare] ?? found(bare)
                    known[bare] = ayat
                    if !ayat.contains(position) { lost.insert(TodaysText.bare(word)) }
                }
            }
        }
        #expect(lost.subtracting(Self.whole).isEmpty, "\(lost.subtracting(Self.whole).sorted())")
    }

    /// The article with what is written in front of it; behind ل its alif is left away. (A call, يا, is a word of its own in
    /// today's spelling, so ``complete()`` asks for what follows it.)
    private static let articles = ["ال", "وَال", "فَال", "بِال", "كَال", "وَبِال", "لِل", "وَلِل", "فَلِل"]

    @Test(
        "QR-11 a word that stands alone somewhere is found behind the article, and behind what is written in front of that"
    )
    func behindArticle() {
        var alone: Set<String> = []
        for ayah in text.ayat { for word in ayah { alone.insert(TodaysText.withoutEnd(word)) } }
        var lost: Set<String> = []
        var count = 0
        for (position, ayah) in text.ayat.enumerated() {
            for word in ayah {
                guard let rest = Self.withoutArticle(word), alone.contains(TodaysText.withoutEnd(rest)) else {
                    continue
                }
                count += 1
                if !found(TodaysText.bare(rest)).contains(position) { lost.insert(TodaysText.bare(word)) }
            }
        }
        #expect(count > 3_000, "\(count)")
        #expect(lost.subtracting(Self.names).isEmpty, "\(lost.subtracting(Self.names).sorted())")
    }

    /// What stands behind the article, as it is written without one; `nil` where there is none.
    private static func withoutArticle(_ word: String) -> String? {
        for front in articles where word.unicodeScalars.starts(with: front.unicodeScalars) {
            var rest = Array(word.unicodeScalars.dropFirst(front.unicodeScalars.count))
            if rest.first == "\u{652}" { rest.removeFirst() }
            // The article's lam is said as the sun letter behind it, which is doubled for that.
            if let double = rest.prefix(3).firstIndex(of: "\u{651}") { rest.remove(at: double) }
            guard rest.count > 3, !("\u{64B}"..."\u{652}").contains(rest[0]) else { continue }
            return String(String.UnicodeScalarView(rest))
        }
        return nil
    }

    /// Names that only look as if they had an article.
    private static let names: Set<String> = []

    @Test(
        "QR-11 the search itself gives what the words' places say: of a hundred words every ayah that has them, and these first"
    )
    func answers() throws {
        var words: Set<String> = []
        for ayah in text.ayat { for word in ayah { words.insert(TodaysText.bare(word)) } }
        let sorted = words.sorted()
        let sample = stride(from: 0, to: sorted.count, by: sorted.count / 100).map { sorted[$0] }
        let search = TextSearch(self.search, isArabic: true)
        for word in sample {
            let expected = found(word)
            let hits = search.search(word, limit: .max, isOpen: false)
            #expect(hits.count == hits.hits.count, "\(word)")
            #expect(Set(hits.hits.prefix(expected.count).map(\.position)) == expected && !hits.isNear, "\(word)")
        }
    }

    /// Words that only look as if they had something in front of them, and pronouns, which are no words of their own.
    private static let whole: Set<String> = Set(
        """
        لهم بها لها لهن لهما ألا كلا ألا أخاف أراد لما ولي سريع أحق أمر أما أضل أكن وبال أبي أقل وجد ورق أقاموا أمن أساء سرق ألن
        فلك لهب أذلة لقوا أشر أعزة أضلوا سلم سألهم أجنة أزاغ لعن أماذا وهب لعنا كلم أشاء سلقوكم سماء أكاد أكل فواق وأن لاتخذت
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
