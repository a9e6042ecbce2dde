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
        let steps = SearchSteps(content.translations(), language: context.strings.language.code)
        let (answer, asked) = try steps.answer(question, limit: limit, skipped: self.from + 1) {
            (names, hasQuran) throws(NeedsData) in
            try content.search(index, config, names, hasQuran: hasQuran)
        }
        isPartial = content.lacks(asked)
        places = answer.places
        surahs = Array(answer.surahs.prefix(Self.mostSurahs))
        let most = min(max(limit ?? config.limit, 1), config.most)
        let found = FoundAyat(answer, in: index, from: self.from, most: most)
        (count, isNear, hasMore) = (found.count, found.isNear, found.hasMore)
        try content.require(found)
        for group in found.groups { try add(group, content) }
    }

    private mutating func add(_ group: FoundAyat.Group, _ content: QuranSearchContent) throws(NeedsData) {
        let ayat = group.hits.map { hit in hit.ayah }
        let texts = try content.texts(ayat)
        guard case .translation(let name) = group.source else {
            let source = group.source?.name ?? "place"
            for hit in group.hits { rows.append(Self.row(hit, source, texts, marking: hit.words)) }
            return
        }
        let translated = try content.texts(ayat, translation: name)
        for hit in group.hits {
            var row = Self.row(hit, name, texts, marking: [])
            if let text = translated[hit.ayah] {
                let found = FoundText(translation: text, words: hit.words)
                (row.translation, row.translationRanges) = (found.text, found.ranges)
            } else {
                isPartial = true
            }
            rows.append(row)
        }
    }

    /// An ayah's row with its own text, some of whose words are marked.
    private static func row(
        _ hit: FoundAyat.Hit, _ source: String, _ texts: [AyahReference: String], marking words: [Int]
    ) -> Row {
        var row = Row(ayah: hit.ayah, source: source, arabic: "", words: hit.words)
        guard let text = texts[hit.ayah] else { return row }
        let found = FoundText(hit.ayah, text, words: words)
        (row.arabic, row.arabicRanges) = (found.text, found.ranges)
        return row
    }
}

/// Links to places of the Quran in the reader.
enum QuranLink {
    /// The reader's link to a place.
    static func link(_ place: QuranPlace) -> Link {
        switch place {
        case .surah(let number): Route.quran(.surah(number)).link()
        case .ayah(let ayah): Route.quran(.ayah(ayah)).link()
        case .juz(let number): Route.quran(.juz(number)).link()
        case .hizb(let number): Route.quran(.hizb(number)).link()
        case .page(let number): Route.quran(.page(number)).link()
        }
    }
}
