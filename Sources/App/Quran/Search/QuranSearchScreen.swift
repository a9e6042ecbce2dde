import Interface
import Quran
import Records

/// Searches the Quran by reference, by name or by words (QR-11).
enum QuranSearchScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        let question = context.parameter(.query) ?? ""
        let limit = context.parameter(.count).flatMap { text in Int(text) }
        let from = context.parameter(.from).flatMap { text in Int(text) } ?? 0
        let findings = try QuranFindings(context, question, limit: limit, from: from)
        guard findings.index != nil else {
            return ErrorScreen.refused(context, context.strings[.quranSearchMissing], status: 503)
        }
        guard !context.wantsJSON else { return .json(findings.json) }
        let title = context.strings[.quranSearchTitle]
        return .page(
            Page(
                title: title, area: context.route.facts.bar, name: "quran-search",
                header: PageHeader(title, back: Route.quran(.home).link(), backLabel: context.strings[.navBack]).node,
                content: QuranSearchView(context, findings).node))
    }
}

/// The form and the results: places, surahs and ayat. A script searches during typing; without it, the button does.
struct QuranSearchView {
    let context: RequestContext
    let findings: QuranFindings
    private var strings: Strings { context.strings }

    /// The id of the element that a search replaces.
    private static let results = "quran-results"

    init(_ context: RequestContext, _ findings: QuranFindings) {
        self.context = context
        self.findings = findings
    }

    var node: Node {
        group {
            QuranSearchForm(context: context, question: findings.question, results: Self.results).node
            div(.id(Self.results), .class("quran-results")) {
                if findings.question.isEmpty { p(.class("field-hint")) { strings[.quranSearchHint] } } else { found }
            }
        }
    }

    private var found: Node {
        group {
            if findings.rows.isEmpty { count }
            if findings.isPartial { p(.role("status"), .class("field-hint")) { strings[.quranSearchPartial] } }
            if !findings.places.isEmpty || !findings.surahs.isEmpty {
                titledSection(strings[.quranSearchPlaces], id: "quran-places") {
                    rows {
                        for place in findings.places { self.place(place) }
                        for surah in findings.surahs where !findings.places.contains(.surah(surah)) {
                            self.place(.surah(surah))
                        }
                    }
                }
            }
            if !findings.rows.isEmpty {
                titledSection(strings[.quranSearchAyat], id: "quran-ayat") {
                    count
                    rows { for row in findings.rows { ayah(row) } }
                    if findings.hasMore { more }
                }
            }
        }
    }

    /// The number of results, below the heading it refers to.
    private var count: Node { p(.role("status"), .class("field-hint")) { status } }

    /// A link to further ayat.
    private var more: Node {
        var items = [QueryItem(.query, findings.question)]
        items.append(QueryItem(.from, "\(findings.from + findings.rows.count)"))
        if let count = context.parameter(.count) { items.append(QueryItem(.count, count)) }
        return linkButton(
            strings[.quranSearchMore], href: Route.quran(.search).link(items), kind: .quiet, icon: .expand)
    }

    private var status: String {
        if findings.rows.isEmpty && findings.places.isEmpty && findings.surahs.isEmpty {
            return strings[.quranSearchNone]
        }
        if findings.count == 0 { return strings[.quranSearchFoundPlace] }
        var count = strings(.quranSearchFound, count: findings.count)
        if findings.from > 0 || findings.hasMore, !findings.rows.isEmpty {
            let shown = (findings.from + 1, findings.from + findings.rows.count)
            count += " · " + strings.number(shown.0) + "–" + strings.number(shown.1)
        }
        return findings.isNear ? count + " " + strings[.quranSearchNear] : count
    }

    private func place(_ place: QuranPlace) -> Node {
        linkRow(name(place), href: QuranLink.link(place), detail: detail(place), icon: .quran)
    }

    private func name(_ place: QuranPlace) -> String {
        switch place {
        case .surah(let number): strings(.quranSearchSurah, .word("name", surahName(number)))
        case .ayah(let ayah): reference(ayah)
        case .juz(let number): strings(.quranSearchJuz, .word("number", strings.number(number)))
        case .hizb(let number): strings(.quranSearchHizb, .word("number", strings.number(number)))
        case .page(let number): strings(.quranSearchPage, .word("number", strings.number(number)))
        }
    }

    /// Where a place begins; the names of a surah or ayah already say it.
    private func detail(_ place: QuranPlace) -> String {
        switch place {
        case .juz, .hizb, .page:
            findings.index.flatMap { index in place.start(in: index) }.map { ayah in reference(ayah) } ?? ""
        case .surah(let number): findings.index?.surah(number).map { surah in otherName(surah) } ?? ""
        case .ayah: ""
        }
    }

    private func surahName(_ number: Int) -> String {
        guard let surah = findings.index?.surah(number) else { return strings.number(number) }
        return strings.language.placeNames == .arabic ? surah.arabicName : surah.latinName
    }

    private func otherName(_ surah: Surah) -> String {
        strings.language.placeNames == .arabic ? surah.latinName : surah.arabicName
    }

    private func reference(_ ayah: AyahReference) -> String {
        strings(
            .quranSearchReference, .word("name", surahName(ayah.surah)), .word("ayah", strings.number(ayah.ayah)))
    }

    private func ayah(_ row: QuranFindings.Row) -> Node {
        li(.class("row", "quran-hit")) {
            a(href: QuranLink.link(.ayah(row.ayah)), .class("quran-hit-link")) { reference(row.ayah) }
            p(.class("quran-hit-text"), .lang("ar"), .dir(.rightToLeft)) { highlighted(row.arabic, row.arabicRanges) }
            if !row.translation.isEmpty {
                p(.class("quran-hit-translation"), .lang(String(row.source.prefix(2))), .dirAuto) {
                    highlighted(row.translation, row.translationRanges)
                }
            }
        }
    }

    /// A text with its found words marked.
    private func highlighted(_ text: String, _ ranges: [Range<Int>]) -> Node {
        var pieces: [Node] = []
        var rest = text.unicodeScalars[...]
        var index = 0
        func take(_ count: Int) -> String {
            let piece = rest.prefix(count)
            rest = rest[piece.endIndex...]
            index += count
            return String(piece)
        }
        for range in ranges where range.lowerBound >= index {
            if range.lowerBound > index { pieces.append(.text(take(range.lowerBound - index))) }
            let found = take(range.count)
            pieces.append(marked { found })
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        return .group(pieces)
    }
}
