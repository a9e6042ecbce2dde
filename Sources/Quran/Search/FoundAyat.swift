/// The ayat of an answer that one page shows: those of the place that was named, then those that were found, each once.
public struct FoundAyat: Hashable, Sendable {
    /// An ayah with the numbers of its found words.
    public struct Hit: Hashable, Sendable {
        public var ayah: AyahReference
        public var words: [Int] = []
    }

    /// Ayat that stand here for one reason.
    public struct Group: Hashable, Sendable {
        /// The text they were found in; `nil` where the question named their place.
        public var source: QuranSearch.Source?
        public var hits: [Hit]
    }

    public private(set) var groups: [Group] = []
    /// How many ayat were found in the text that fits best.
    public private(set) var count = 0
    /// Whether only words near the ones asked for were found.
    public private(set) var isNear = false
    /// Whether more were found than these and those before them.
    public private(set) var hasMore = false
    /// The ayat that are here or stand before them.
    private var seen: Set<AyahReference> = []
    private var shown = 0

    /// - Parameters:
    ///   - from: So many ayat were shown on pages before this one.
    ///   - most: As many as one page takes.
    public init(_ answer: QuranSearch.Answer, in index: QuranIndex, from: Int, most: Int) {
        addPlace(answer.places, index, from)
        for finding in answer.findings where !hasMore { add(finding, index, from, most) }
        if let first = answer.findings.first { (count, isNear) = (first.hits.count, first.hits.isNear) }
    }

    /// The ayah, or the page's ayat, that a reference names.
    private mutating func addPlace(_ places: [QuranPlace], _ index: QuranIndex, _ from: Int) {
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
        append(nil, ayat.dropFirst(from).map { ayah in Hit(ayah: ayah) })
    }

    private mutating func add(_ finding: QuranSearch.Finding, _ index: QuranIndex, _ from: Int, _ most: Int) {
        var hits: [Hit] = []
        for hit in finding.hits.hits {
            guard let ayah = index.ayah(at: hit.position), !seen.contains(ayah) else { continue }
            guard shown + hits.count < most else {
                hasMore = true
                break
            }
            seen.insert(ayah)
            if seen.count > from { hits.append(Hit(ayah: ayah, words: hit.words)) }
        }
        append(finding.source, hits)
    }

    private mutating func append(_ source: QuranSearch.Source?, _ hits: [Hit]) {
        guard !hits.isEmpty else { return }
        groups.append(Group(source: source, hits: hits))
        shown += hits.count
    }
}
