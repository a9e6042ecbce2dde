import Letters

/// Searches the Quran by reference, by names, in the Arabic text, by sound and in translations.
public struct QuranSearch: Sendable {
    /// A text that can be searched.
    public enum Source: Hashable, Sendable {
        case arabic
        case sound
        /// A translation, by the end of its pack's name: `en-pickthall`.
        case translation(String)

        /// The name for programs, which is also that of its section.
        public var name: String {
            switch self {
            case .arabic: "ar"
            case .sound: "sound"
            case .translation(let name): name
            }
        }
    }

    /// The results in one text.
    public struct Finding: Hashable, Sendable {
        public var source: Source
        public var hits: TextHits
    }

    /// The results for a query.
    public struct Answer: Hashable, Sendable {
        public var places: [QuranPlace] = []
        public var surahs: [Int] = []
        /// Whether the query can only be a place, so that no text is searched.
        public var isPlaceOnly = false
        /// The results of each text that has any, best first.
        public var findings: [Finding] = []
    }

    public let index: QuranIndex
    public let config: QuranSearchConfig
    private let reading: QueryReading
    private let arabic: SearchIndex?
    private let sound: SoundIndex?
    private let translations: [(name: String, index: SearchIndex)]

    /// - Parameters:
    ///   - names: The index's names, if they have already been read.
    ///   - translations: The indexes of the translations to search, in the person's order.
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

    /// The longest part of a query that is used, in Unicode scalars.
    public static let longest = 400

    /// Answers a query as people type it.
    ///
    /// - Parameters:
    ///   - skipped: The number of first results that don't count towards the limit, because they were already shown.
    ///   - known: The answer of another search of the same index, whose results are ranked together with these.
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

    /// Returns the meaning of a query before any text is searched.
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

    /// Whether a translation could contain the query, because its language has the same script.
    public static func mayHold(_ question: String, translation name: String) -> Bool {
        isInArabicLetters(name) == isArabic(question)
    }

    private func text(_ index: SearchIndex, _ isArabic: Bool) -> TextSearch {
        TextSearch(index, isArabic: isArabic, enough: config.enough)
    }

    /// Returns how certain a result is: words as they were typed, then a similar sound, then similar words.
    private static func rank(_ finding: Finding) -> Int {
        guard let first = finding.hits.hits.first else { return 9 }
        if finding.source == .sound { return first.cost == 0 ? 1 : first.cost <= 2 ? 3 : 5 }
        if finding.hits.isNear { return first.rank == .most ? 4 : 3 }
        return first.rank <= .ordered && first.cost <= Int(SearchCost.article) ? 0 : 2
    }

    /// Whether a text contains every word as typed, so that the sound is not needed.
    private static func isByLetters(_ finding: Finding) -> Bool {
        finding.source != .sound && (finding.hits.hasEveryWord || (!finding.hits.isNear && rank(finding) == 0))
    }

    /// Returns the non-empty results, most certain first. Results by sound count only if there are none by letters.
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

    /// Whether a query is in Arabic script.
    private static func isArabic(_ question: String) -> Bool {
        for scalar in question.unicodeScalars {
            if SearchAlphabet.arabic(scalar.value) != 0 { return true }
            if LatinLetters.plain(scalar.value) != nil { return false }
        }
        return false
    }

    /// Whether a translation's language is written in Arabic script.
    private static func isInArabicLetters(_ name: String) -> Bool {
        for code in ["ar-", "ur-", "fa-", "ks-", "ug-", "ps-", "sd-"] where name.hasPrefix(code) { return true }
        return false
    }
}

extension QuranSearch.Answer {
    /// Whether another text may know better: no place was named, and what was found is only near what was asked for.
    var isDoubtful: Bool {
        guard places.isEmpty, !isPlaceOnly else { return false }
        guard let first = findings.first else { return true }
        return first.hits.isNear || (first.source == .sound && (first.hits.hits.first?.cost ?? 9) > 0)
    }
}
