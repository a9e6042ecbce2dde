import Quran
import Recitation
import TestSupport
import Testing

/// The vectors' changes, made to the verified text by rule.
@Suite("The aligner on the verified text", .enabled(if: VerifiedText.isThere))
struct VerifiedTextTests {
    private let rule = Shipped.config.rule(.strict)
    private let foreign = ["تلفاز", "ثلاجة", "جوارب", "فندق", "مقص"].map { HeardWord($0) }

    /// An ayah and what was heard of it.
    private struct Recited {
        let passage: Passage
        var heard: [HeardWord]
        var generator: Generator

        init(_ ayah: (reference: AyahReference, text: String), seed: UInt64) {
            passage = Passage([ayah])
            heard = passage.words.map { HeardWord($0.text) }
            generator = Generator(seed: seed)
        }

        var count: Int { passage.count }

        func isAlike(_ a: Int, _ b: Int) -> Bool {
            passage.words.indices.contains(b) && passage.words.indices.contains(a)
                && passage.words[a].spellings.isSame(as: passage.words[b].spellings)
        }
    }

    private func recited(_ least: Int, every step: Int = 1) throws -> [Recited] {
        try VerifiedText.ayat.get().enumerated().filter { $0.offset % step == 0 }
            .map { Recited($0.element, seed: UInt64($0.offset)) }.filter { $0.count >= least }
    }

    private func letters(_ recited: Recited) -> String {
        WordAligner(recited.passage, rule).align(recited.heard).letters
    }

    private static func repeated(_ letter: String, _ count: Int) -> String { String(repeating: letter, count: count) }

    @Test("every ayah, recited as it stands, is right in every word")
    func whole() throws {
        for recited in try recited(1) {
            let correct = Self.repeated("c", recited.count)
            #expect(letters(recited) == "\(correct) \(correct)", "\(recited.passage.words[0].ayah.text)")
        }
    }

    @Test("another word is wrong, a word left out is skipped, a word more is extra, in every third ayah")
    func changes() throws {
        for var recited in try recited(3, every: 3) {
            let count = recited.count
            let reference = recited.passage.words[0].ayah.text
            let whole = recited.heard
            let place = recited.generator.integer(in: 1...count - 2)
            let (before, after) = (Self.repeated("c", place), Self.repeated("c", count - place - 1))
            let word = recited.generator.element(of: foreign) ?? foreign[0]

            recited.heard[place] = word
            #expect(letters(recited) == "\(before)w\(after) \(before)w\(after)", "\(reference) \(place)")
            recited.heard = whole
            recited.heard.insert(word, at: place)
            #expect(letters(recited) == "\(before)c\(after) \(before)xc\(after)", "\(reference) \(place)")
            // Of two words that are alike, nobody can tell which one was left out.
            guard !recited.isAlike(place, place - 1), !recited.isAlike(place, place + 1) else { continue }
            recited.heard = whole
            recited.heard.remove(at: place)
            #expect(letters(recited) == "\(before)s\(after) \(before)\(after)", "\(reference) \(place)")
        }
    }

    @Test("what is said again is repeated, in every third ayah")
    func repetition() throws {
        for var recited in try recited(3, every: 3) {
            let count = recited.count
            let end = recited.generator.integer(in: 1...count)
            let back = recited.generator.integer(in: 1...min(end, 6))
            // What goes back from one of two like words reads as well as going back from the other.
            guard !recited.isAlike(end - back, end), !recited.isAlike(end - 1, end - back - 1) else { continue }
            recited.heard.insert(contentsOf: recited.heard[(end - back)..<end], at: end)
            let said = Self.repeated("c", end) + Self.repeated("r", back) + Self.repeated("c", count - end)
            #expect(letters(recited) == "\(Self.repeated("c", count)) \(said)", "\(recited.passage.words[0].ayah.text)")
        }
    }

    @Test("of two ayat that differ in one word, the other's word is wrong where the first is expected")
    func similar() throws {
        var known: [[Int]: (Int, Int)] = [:]
        var pairs = 0
        let all = try recited(4)
        var kinds: [[UInt16]: Int] = [:]
        for (index, recited) in all.enumerated() {
            let words = recited.passage.words.map { word in
                let letters = Rasm.letters(of: word.text.unicodeScalars)
                let kind = kinds[letters] ?? kinds.count
                kinds[letters] = kind
                return kind
            }
            for place in words.indices {
                var key = words
                let own = key[place]
                key[place] = -1
                guard let (other, its) = known[key] else {
                    known[key] = (index, own)
                    continue
                }
                let theirs = all[other].passage.words[place]
                guard its != own, !theirs.spellings.isSame(as: recited.passage.words[place].spellings) else { continue }
                pairs += 1
                let letters = WordAligner(all[other].passage, rule).align(recited.heard).letters
                let word = Self.repeated("c", place) + "w" + Self.repeated("c", words.count - place - 1)
                #expect(letters == "\(word) \(word)", "\(theirs.ayah.text) \(recited.passage.words[0].ayah.text)")
            }
        }
        #expect(pairs >= 20, "\(pairs)")
    }
}
