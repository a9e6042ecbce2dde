import Hifz
import Interface
import Quran
import Records

/// What somebody wants to add: passages of at most a page each, and how well they know them.
struct HifzWish {
    let passages: [HifzPassage]
    /// `nil` for what is to be memorised.
    let freshness: HifzAct.Freshness?

    enum What: String, CaseIterable, Sendable {
        /// Ayat of a surah, the whole of it without their numbers.
        case ayat
        case page
        case juz
        /// An item by its id.
        case item
    }

    struct Problem: Error {
        let field: FieldName
        let message: String
    }

    init(_ form: FormFields, _ index: QuranIndex, _ strings: Strings) throws(Problem) {
        let known = form[.freshness] ?? ""
        freshness = HifzAct.Freshness(rawValue: known)
        guard known.isEmpty || freshness != nil else {
            throw Problem(
                field: .freshness, message: strings.choose(from: HifzAct.Freshness.allCases.map { $0.rawValue }))
        }
        func number(_ field: FieldName, _ limits: ClosedRange<Int>) throws(Problem) -> Int {
            guard let number = form[field].flatMap({ PrayerMinutes.number($0) }), limits.contains(number) else {
                let message = strings(
                    .errorNumber, .number("low", limits.lowerBound), .number("high", limits.upperBound))
                throw Problem(field: field, message: message)
            }
            return number
        }
        var items: [HifzItem] = []
        switch form[.what].flatMap({ What(rawValue: $0) }) {
        case .ayat:
            let surah = try number(.surah, 1...114)
            let count = index.surah(surah)?.ayahCount ?? 1
            let first = form[.first] ?? "" == "" ? 1 : try number(.first, 1...count)
            let last = form[.last] ?? "" == "" ? count : try number(.last, first...count)
            items = Self.pieces(surah, first...last, index)
        case .page: items = [.page(try number(.page, 1...604))]
        case .juz:
            let juz = try number(.juz, 1...30)
            guard index.juz.indices.contains(juz - 1), let end = index.end(ofJuz: juz) else { break }
            items = (index.page(of: index.juz[juz - 1])...index.page(of: end)).map { .page($0) }
        case .item: items = form[.mark].flatMap { HifzItem(id: $0) }.map { [$0] } ?? []
        case nil: throw Problem(field: .what, message: strings.choose(from: What.allCases))
        }
        passages = items.compactMap { HifzPassage($0, index) }
        guard !passages.isEmpty else { throw Problem(field: .what, message: strings[.errorGone]) }
    }

    /// Ayat of a surah, cut where pages end: what is longer than a page isn't memorised at once.
    private static func pieces(_ surah: Int, _ ayat: ClosedRange<Int>, _ index: QuranIndex) -> [HifzItem] {
        var items: [HifzItem] = []
        var first = ayat.lowerBound
        for ayah in ayat {
            let page = index.page(of: AyahReference(surah: surah, ayah: ayah))
            guard ayah == ayat.upperBound || index.page(of: AyahReference(surah: surah, ayah: ayah + 1)) != page else {
                continue
            }
            items.append(.ayat(surah: surah, first...ayah))
            first = ayah + 1
        }
        return items
    }

    var sections: [ResourceName] { passages.flatMap { $0.sections } }

    /// The events that add it; the ids begin with a number's.
    func events(_ id: String, _ context: RequestContext, _ visit: HifzVisit) throws(NeedsData) -> [HifzEvent] {
        try context.library.require([], sections)
        var events: [HifzEvent] = []
        for passage in passages where visit.state[passage.item] == nil {
            let words = try passage.words(context.library)
            events.append(
                HifzEvent(
                    id: events.isEmpty ? id : id + "-\(events.count)", date: visit.today, at: context.request.now,
                    item: passage.item,
                    act: freshness.map { .known(words: words, $0) } ?? .added(words: words)))
        }
        return events
    }
}
