import Interface
import Quran

/// The results of a search, with the texts shown for them.
struct QuranFindings {
    /// An ayah that was found in one of the texts.
    struct Row {
        var ayah: AyahReference
        /// The text it was found in: `ar`, `sound`, `place` or the name of a translation.
        var source: String
        /// The ayah's Arabic text without the basmala above it.
        var arabic: String
        /// The ranges of the found words in it, in Unicode scalars.
        var arabicRanges: [Range<Int>] = []
        /// The indices of the found words among the ayah's words, from 0.
        var words: [Int] = []
        /// The translation in which it was found.
        var translation = ""
        var translationRanges: [Range<Int>] = []
    }

    var question: String
    var places: [QuranPlace] = []
    var surahs: [Int] = []
    var rows: [Row] = []
    /// The number of ayat found in the text that fits best.
    var count = 0
    /// Whether only words similar to the ones searched for were found.
    var isNear = false
    /// Whether a part of the searched texts is damaged or missing.
    var isPartial = false
    /// The number of found ayat before the first of these rows.
    var from: Int
    /// Whether there are more results after these rows.
    var hasMore = false
    /// The Quran's content, or `nil` if it is missing.
    var index: QuranIndex?
    /// The ayat in the rows or before them, so that each is shown once.
    private var seen: Set<AyahReference> = []

    /// The number of ayat by the count of Kufa, which both editions follow.
    private static let ayatOfTheQuran = 6_236
    /// The number of surahs offered by name.
    private static let mostSurahs = 5

    init(_ context: RequestContext, _ question: String, limit: Int?, from: Int = 0) throws(NeedsData) {
        self.question = question
        self.from = min(max(from, 0), Self.ayatOfTheQuran)
        let content = QuranSearchContent(context)
        index = try content.index()
        guard let index, let config = context.bundle.quranSearch, !question.isEmpty else { return }
        let translations = content.translations()
        let own = Array(
            translations.prefix { name in name.hasPrefix("en") || name.hasPrefix(context.strings.language.code) })
        var answer = try content.search(index, config, own).answer(question, limit: limit, skipped: self.from + 1)
        isPartial = content.lacks(own)
        // The translations in other languages are large, so they are searched only if these find too little.
        let others = translations.dropFirst(own.count)
            .filter { name in QuranSearch.mayHold(question, translation: name) }
        if !others.isEmpty, Self.isDoubtful(answer) {
            answer = try content.search(index, config, others, hasQuran: false)
                .answer(question, limit: limit, skipped: self.from + 1, beyond: answer)
            isPartial = isPartial || content.lacks(others)
        }
        places = answer.places
        surahs = Array(answer.surahs.prefix(Self.mostSurahs))
        let most = min(max(limit ?? config.limit, 1), config.most)
        try addPlace(content, index)
        for finding in answer.findings where !hasMore { try add(finding, content, index, most) }
        if let first = answer.findings.first { (count, isNear) = (first.hits.count, first.hits.isNear) }
    }

    private static func isDoubtful(_ answer: QuranSearch.Answer) -> Bool {
        guard answer.places.isEmpty, !answer.isPlaceOnly else { return false }
        guard let first = answer.findings.first else { return true }
        return first.hits.isNear || (first.source == .sound && (first.hits.hits.first?.cost ?? 9) > 0)
    }

    /// Adds the ayah, or the ayat of the page, that a reference names.
    private mutating func addPlace(_ content: QuranSearchContent, _ index: QuranIndex) throws(NeedsData) {
        var ayat: [AyahReference] = []
        switch places.first {
        case .ayah(let ayah): ayat = [ayah]
        case .page(let page):
            guard let start = places[0].start(in: index).flatMap({ index.position(of: $0) }),
                let end = index.end(ofPage: page).flatMap({ index.position(of: $0) }), start <= end
            else { return }
            for position in start...end { if let ayah = index.ayah(at: position) { ayat.append(ayah) } }
        default: return
        }
        seen.formUnion(ayat)
        let shown = Array(ayat.dropFirst(from))
        let texts = try content.texts(shown)
        for ayah in shown { rows.append(Self.row(ayah, "place", texts[ayah], [])) }
    }

    private mutating func add(
        _ finding: QuranSearch.Finding, _ content: QuranSearchContent, _ index: QuranIndex, _ most: Int
    ) throws(NeedsData) {
        var hits: [(ayah: AyahReference, words: [Int])] = []
        for hit in finding.hits.hits {
            guard let ayah = index.ayah(at: hit.position), !seen.contains(ayah) else { continue }
            guard rows.count + hits.count < most else {
                hasMore = true
                break
            }
            seen.insert(ayah)
            if seen.count > from { hits.append((ayah, hit.words)) }
        }
        let ayat = hits.map { hit in hit.ayah }
        let texts = try content.texts(ayat)
        guard case .translation(let name) = finding.source else {
            for hit in hits { rows.append(Self.row(hit.ayah, finding.source.name, texts[hit.ayah], hit.words)) }
            return
        }
        let translated = try content.texts(ayat, translation: name)
        for hit in hits {
            var row = Self.row(hit.ayah, name, texts[hit.ayah], [])
            row.words = hit.words
            row.translation = translated[hit.ayah] ?? ""
            if translated[hit.ayah] == nil { isPartial = true }
            let words = TextWord.words(of: row.translation)
            for word in hit.words where words.indices.contains(word) { row.translationRanges.append(words[word].range) }
            rows.append(row)
        }
    }

    /// The row of an ayah with its own text, without the basmala that Tanzil's text puts before it.
    private static func row(_ ayah: AyahReference, _ source: String, _ text: String?, _ words: [Int]) -> Row {
        var row = Row(ayah: ayah, source: source, arabic: "", words: words)
        guard let text else { return row }
        let all = TextWord.words(of: text)
        let left = ayah.basmalaWords
        let start = left > 0 && all.count > left ? all[left].range.lowerBound : 0
        row.arabic = String(text.unicodeScalars.dropFirst(start))
        for word in words where all.indices.contains(word + left) {
            let range = all[word + left].range
            row.arabicRanges.append((range.lowerBound - start)..<(range.upperBound - start))
        }
        return row
    }
}
