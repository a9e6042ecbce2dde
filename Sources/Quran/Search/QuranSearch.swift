import Letters

/// Searches the Quran: by reference, by names, in the Arabic text, by sound, in translations.
public struct QuranSearch: Sendable {
    /// A text that is searched.
    public enum Source: Hashable, Sendable {
        case arabic
        case sound
        /// A translation by the end of its pack's name: `en-pickthall`.
        case translation(String)

        /// Its name for programs, which is also its section's.
        public var name: String {
            switch self {
            case .arabic: "ar"
            case .sound: "sound"
            case .translation(let name): name
            }
        }
    }

    /// What one text gave.
    public struct Finding: Hashable, Sendable {
        public var source: Source
        public var hits: TextHits
    }

    /// What a question gave.
    public struct Answer: Hashable, Sendable {
        public var places: [QuranPlace] = []
        public var surahs: [Int] = []
        /// Whether the question can only be a place, so that no text is searched.
        public var isPlaceOnly = false
        /// What each text gave that gave anything, the best first.
        public var findings: [Finding] = []
    }

    public let index: QuranIndex
    public let config: QuranSearchConfig
    private let reading: QueryReading
    private let arabic: SearchIndex?
    private let sound: SoundIndex?
    private let translations: [(name: String, index: SearchIndex)]

    /// - Parameters:
    ///   - names: The index's names, where they have been read already.
    ///   - translations: The indexes of the translations to search, in the order of the person's choice.
    public init(
        _ index: QuranIndex, _ config: QuranSearchConfig, names: SurahNames? = nil, arabic: SearchIndex?,
        sound: SoundIndex?, translations: [(name: String, index: SearchIndex)]
    ) {
        self.index = index
        self.config = config
        reading = QueryReading(index, config, names: names)
        self.arabic = arabic
        self.sound = sound
        self.translations = translations
    }

    /// The longest question that is looked at, in Unicode scalars.
    public static let longest = 400

    /// Answers a question as people type it.
    ///
    /// - Parameters:
    ///   - skipped: So many of what is found first the limit doesn't count: they were shown before.
    ///   - known: What another search of the same index answered already: its findings are ranked with this one's.
    public func answer(
        _ question: String, limit: Int? = nil, skipped: Int = 0, beyond known: Answer? = nil
    ) -> Answer {
        let question = Self.shortened(question)
        let limit = min(max(limit ?? config.limit, 1), config.most) + min(max(skipped, 0), index.ayahCount)
        var answer = known ?? place(question)
        if answer.isPlaceOnly { return answer }
        answer.findings = Self.ranked(answer.findings + findings(question, limit))
        return answer
    }

    /// What a question means before any text is searched.
    private func place(_ question: String) -> Answer {
        let read = reading.read(question)
        return Answer(places: read.places, surahs: read.surahs, isPlaceOnly: read.isPlaceOnly)
    }

    private func findings(_ question: String, _ limit: Int) -> [Finding] {
        let isArabic = Self.isArabic(question)
        var findings: [Finding] = []
        if isArabic, let arabic {
            findings.append(Finding(source: .arabic, hits: text(arabic, true).search(question, limit: limit)))
        }
        for translation in translations where Self.mayHold(question, translation: translation.name) {
            findings.append(
                Finding(
                    source: .translation(translation.name),
                    hits: text(translation.index, false).search(question, limit: limit)))
        }
        if !isArabic, let sound {
            findings.append(Finding(source: .sound, hits: SoundSearch(sound).search(question, limit: limit)))
        }
        return findings
    }

    /// Whether a translation may hold a question at all: its language has the question's letters.
    public static func mayHold(_ question: String, translation name: String) -> Bool {
        isInArabicLetters(name) == isArabic(question)
    }

    private func text(_ index: SearchIndex, _ isArabic: Bool) -> TextSearch {
        TextSearch(index, isArabic: isArabic, enough: config.enough)
    }

    /// How sure a finding is: words as they were typed, then a sound that is near, then words that are near.
    private static func rank(_ finding: Finding) -> Int {
        guard let first = finding.hits.hits.first else { return 9 }
        if finding.source == .sound { return first.cost == 0 ? 1 : first.cost <= 2 ? 3 : 5 }
        if finding.hits.isNear { return first.rank == .most ? 4 : 3 }
        return first.rank <= .ordered && first.cost <= Int(SearchCost.article) ? 0 : 2
    }

    /// Whether a text has every word as it was typed: then nobody asked for a sound.
    private static func isByLetters(_ finding: Finding) -> Bool {
        finding.source != .sound && (finding.hits.hasEveryWord || (!finding.hits.isNear && rank(finding) == 0))
    }

    /// Those that found anything, the surest first. The sound counts only where letters found nothing.
    private static func ranked(_ findings: [Finding]) -> [Finding] {
        var ranked: [(rank: Int, isSound: Bool, order: Int, finding: Finding)] = []
        let hasLetters = findings.contains { isByLetters($0) }
        for (order, finding) in findings.enumerated() where !finding.hits.hits.isEmpty {
            if hasLetters, finding.source == .sound { continue }
            ranked.append((rank(finding), finding.source == .sound, order, finding))
        }
        ranked.sort { a, b in (a.rank, a.isSound ? 1 : 0, a.order) < (b.rank, b.isSound ? 1 : 0, b.order) }
        return ranked.map { entry in entry.finding }
    }

    private static func shortened(_ question: String) -> String {
        guard question.unicodeScalars.count > longest else { return question }
        var text = ""
        for scalar in question.unicodeScalars.prefix(longest) { text.unicodeScalars.append(scalar) }
        return text
    }

    /// Whether a question is in Arabic letters.
    private static func isArabic(_ question: String) -> Bool {
        for scalar in question.unicodeScalars {
            if SearchAlphabet.arabic(scalar.value) != 0 { return true }
            if LatinLetters.plain(scalar.value) != nil { return false }
        }
        return false
    }

    /// Whether a translation's language is written in Arabic letters.
    private static func isInArabicLetters(_ name: String) -> Bool {
        for code in ["ar-", "ur-", "fa-", "ks-", "ug-", "ps-", "sd-"] where name.hasPrefix(code) { return true }
        return false
    }
}
