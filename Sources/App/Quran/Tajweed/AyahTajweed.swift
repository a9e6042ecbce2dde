import Quran
import Records

/// An ayah's text with the rules of tajweed at its letters and the meanings of its words.
struct AyahTajweed: Sendable {
    let ayah: AyahReference
    /// The text without the basmala before it.
    let text: String
    let spans: [TajweedSpan]
    let words: [AyahWords.Place]
    /// The meanings in the order of the words; empty if their number differs, so that no word gets another's.
    let meanings: [String]
    /// The code of the meanings' language.
    let meaningCode: String
    /// Whether the surah's meanings should be on this device but aren't available.
    let lacksMeanings: Bool

    /// - Throws: ``NeedsData`` with the refusal if the text isn't available intact.
    /// - Returns: `nil` if the surah has no such ayah.
    init?(_ context: RequestContext, _ ayah: AyahReference, _ edition: Edition) throws(NeedsData) {
        let meaning = WordMeanings(context)
        let name = QuranContent.name(meaning.pack, surah: ayah.surah)
        try context.library.require([], [QuranContent.name(edition, surah: ayah.surah), name])
        let surah = try context.library.surahText(edition, ayah.surah)
        guard let text = edition == .tanzil ? surah.ayah(ayah.ayah) : surah[ayah.ayah] else { return nil }
        self.ayah = ayah
        self.text = text
        spans = Tajweed.spans(of: text, edition: edition)
        words = AyahWords.places(text)
        meaningCode = meaning.code
        let section = try context.library.section(name).map { bytes in SurahText(surah: ayah.surah, section: bytes) }
        lacksMeanings = section == nil && meaning.isInstalled
        let meanings = AyahWords.meanings(section?[ayah.ayah] ?? "")
        self.meanings = meanings.count == words.count ? meanings : []
    }

    /// The words that a span touches, including the next one if the letter that causes the rule belongs to it.
    func sample(_ span: TajweedSpan) -> Range<Int> { Self.sample(span, words, of: text) }

    static func sample(_ span: TajweedSpan, _ words: [AyahWords.Place], of text: String) -> Range<Int> {
        var range: Range<Int>?
        for (number, word) in words.enumerated() {
            let isTouched = word.scalars.overlaps(span.start..<span.end)
            let isNext = number > 0 && reaches(span, past: words[number - 1], of: text)
            guard isTouched || isNext else { continue }
            range = (range?.lowerBound ?? word.scalars.lowerBound)..<word.scalars.upperBound
        }
        return range ?? span.start..<span.end
    }

    /// Whether a rule at a word's end is caused by the next word: its other letter doesn't occur in the rest of this
    /// word.
    private static func reaches(_ span: TajweedSpan, past word: AyahWords.Place, of text: String) -> Bool {
        guard span.reason.other > 0, word.scalars.contains(span.end - 1) else { return false }
        for scalar in text.unicodeScalars.dropFirst(span.start + 1).prefix(word.scalars.upperBound - span.start - 1)
        where scalar.value == span.reason.other { return false }
        return true
    }
}

extension AyahTajweed {
    /// The ayah for a program and for the page's script; positions are Unicode scalars from the text's beginning.
    ///
    /// - Parameter note: what the script says if the meanings are left out.
    func json(_ words: TajweedWords, _ config: TajweedConfig?, note: String) -> JSON {
        var facts: JSONObject = [
            "ayah": .string(ayah.text), "text": .string(text), "language": .string(meaningCode),
            "words": .array(wordRows), "rules": .array(spans.map { span in Self.row(span, words, config) }),
            "guidance": .string(words.guidance),
        ]
        if lacksMeanings { (facts["partial"], facts["note"]) = (true, .string(note)) }
        return .object(facts)
    }

    private var wordRows: [JSON] {
        var rows: [JSON] = []
        for (number, word) in words.enumerated() {
            var row: JSONObject = [
                "word": .string(word.text), "start": .int(Int64(word.scalars.lowerBound)),
                "end": .int(Int64(word.scalars.upperBound)),
            ]
            if !meanings.isEmpty { row["meaning"] = .string(meanings[number]) }
            rows.append(.object(row))
        }
        return rows
    }

    private static func row(_ span: TajweedSpan, _ words: TajweedWords, _ config: TajweedConfig?) -> JSON {
        var row: JSONObject = [
            "start": .int(Int64(span.start)), "end": .int(Int64(span.end)), "rule": .string(span.rule.rawValue),
            "name": .string(words.name(span.rule)), "why": .string(words.why(span.reason)),
            "sound": .string(words.sound(span.rule)),
        ]
        if let config, let place = config.category(of: span.rule) {
            row["category"] = .string(config.categories[place].id)
        }
        if let degree = span.degree { row["degree"] = .string(degree.rawValue) }
        return .object(row)
    }
}
