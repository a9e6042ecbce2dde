import Quran
import Recitation
import TestSupport
import Testing

@Suite("Laws of the aligner")
struct AlignmentLawTests {
    private static let letters = Array("ابتثجحخدذرزسشصضطظعغفقكلمنهوي أإآءؤئىة\u{64E}\u{651}\u{670}".unicodeScalars)

    private static func word(_ generator: inout Generator) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<generator.integer(in: 1...7) { scalars.append(generator.element(of: letters) ?? "ا") }
        return String(scalars).filter { $0 != " " }
    }

    private static func passage(_ generator: inout Generator, _ words: [String]) -> Passage {
        var ayat: [(reference: AyahReference, text: String)] = []
        for ayah in 1...generator.integer(in: 1...4) {
            let text = (0..<generator.integer(in: 1...9)).map { _ in generator.element(of: words) ?? "" }
            ayat.append((AyahReference(surah: 1, ayah: ayah), text.joined(separator: " ")))
        }
        return Passage(ayat)
    }

    @Test(
        "whatever is heard, each word has one class, those said stand for each other, and nothing is lost",
        arguments: 0..<40)
    func laws(seed: UInt64) {
        var generator = Generator(seed: seed)
        let words = (0..<12).map { _ in Self.word(&generator) }
        for _ in 0..<25 {
            let passage = Self.passage(&generator, words)
            let heard = (0..<generator.integer(in: 0...20)).map { _ in
                HeardWord(
                    generator.bool() ? generator.element(of: words) ?? "" : Self.word(&generator),
                    pause: generator.integer(in: 0...4_000))
            }
            let tolerance = generator.element(of: Tolerance.allCases) ?? .normal
            let aligner = WordAligner(passage, Shipped.config.rule(tolerance))
            let alignment = aligner.align(
                heard, from: generator.integer(in: 0...passage.count), isFinished: generator.bool())
            #expect(alignment.words.count == passage.count && alignment.heard.count == heard.count)
            #expect((0...passage.count).contains(alignment.place))
            for (index, word) in alignment.words.enumerated() {
                #expect([.correct, .wrong, .skipped, .waiting].contains(word.outcome))
                #expect((word.outcome == .correct || word.outcome == .wrong) == (word.heard != nil))
                if let said = word.heard { #expect(alignment.heard[said].place == index) }
            }
            for said in alignment.heard { #expect(said.outcome != .skipped && said.outcome != .waiting) }
            let again = aligner.align(heard, from: 0)
            #expect(again == aligner.align(heard, from: 0))
        }
    }

    @Test("nothing heard leaves everything waiting, and what is no word is no verdict")
    func odd() {
        let passage = Passage([(AyahReference(surah: 1, ayah: 1), "كتاب قلم بيت")])
        let aligner = WordAligner(passage, Shipped.config.rule(.normal))
        #expect(aligner.align([]).letters == "--- ")
        #expect(aligner.align([HeardWord(""), HeardWord("\u{64E}\u{651}")]).letters == "--- hh")
        #expect(aligner.align([HeardWord("كتاب"), HeardWord("👋"), HeardWord("بيت")]).letters == "cwc cwc")
        let empty = WordAligner(Passage([]), Shipped.config.rule(.normal))
        #expect(empty.align([HeardWord("كتاب")]).letters == " x")
    }

    @Test("a word that is put right by going back is right, and is known to have been put right")
    func correction() {
        let passage = Passage([(AyahReference(surah: 1, ayah: 1), "كتاب قلم بيت شجرة")])
        let aligner = WordAligner(passage, Shipped.config.rule(.normal))
        let alignment = aligner.align(HeardWord.words(of: "كتاب قلم فندق قلم بيت شجرة"))
        #expect(alignment.words[2].outcome == .correct && alignment.words[2].isSelfCorrected)
        #expect(alignment.words[2].attempts == 2 && alignment.heard[2].outcome == .wrong)
    }

    @Test("while it goes on, a last word that breaks off waits, and what isn't reached waits")
    func open() {
        let passage = Passage([(AyahReference(surah: 1, ayah: 1), "كتاب مدينة بيت")])
        let aligner = WordAligner(passage, Shipped.config.rule(.normal))
        #expect(aligner.align(HeardWord.words(of: "كتاب مدي"), isFinished: false).letters == "c-- ch")
        #expect(aligner.align(HeardWord.words(of: "كتاب مدي")).letters == "cws cw")
    }

    /// What measures time runs beside nothing. Without optimising it takes some ten times as long, which no bar is for.
    #if DEBUG
        private static let bar = Duration.seconds(3)
    #else
        private static let bar = Duration.milliseconds(20)
    #endif

    @Test("300 words on 300 are aligned in less than 20 ms by every tolerance", arguments: Tolerance.allCases)
    func speedTimed(tolerance: Tolerance) {
        var generator = Generator(seed: 3)
        let words = (0..<260).map { _ in Self.word(&generator) }
        let text = (0..<300).map { _ in generator.element(of: words) ?? "" }
        let passage = Passage([(AyahReference(surah: 2, ayah: 1), text.joined(separator: " "))])
        let heard = text.map { HeardWord(generator.integer(in: 0...9) == 0 ? "تلفاز" : $0) }
        let aligner = WordAligner(passage, Shipped.config.rule(tolerance))
        let clock = ContinuousClock()
        let least = (0..<10).map { _ in clock.measure { _ = aligner.align(heard) } }.min() ?? .zero
        print("recitation: 300 words aligned, \(tolerance.name): \(least)")
        #expect(least < Self.bar, "\(least)")
    }
}
