/// What is kept in memory: a passage, or a junction of two.
///
/// Whether a surah has that many ayat is for who has the text.
public enum HifzItem: Hashable, Sendable {
    /// A page of the mushaf, 1 to 604.
    case page(Int)
    case halfPage(Int, Half)
    /// A run of ayat of a surah, 1 to 114.
    case ayat(surah: Int, ClosedRange<Int>)
    /// "What comes after this ayah?", which is where a recitation breaks off though every passage is known.
    case junction(surah: Int, ayah: Int)

    public enum Half: Int, CaseIterable, Sendable {
        case upper = 1
        case lower
    }

    public var isJunction: Bool {
        switch self {
        case .page, .halfPage, .ayat: false
        case .junction: true
        }
    }

    /// The order in which items stand in the Quran: first those by pages, then those by ayat.
    func precedes(_ other: HifzItem) -> Bool {
        let (mine, theirs) = (place, other.place)
        for index in mine.indices where mine[index] != theirs[index] { return mine[index] < theirs[index] }
        return false
    }

    private var place: [Int] {
        switch self {
        case .page(let number): [0, number, 0, 0]
        case .halfPage(let number, let half): [0, number, half.rawValue, 0]
        case .ayat(let surah, let ayat): [1, surah, ayat.lowerBound, ayat.upperBound]
        case .junction(let surah, let ayah): [1, surah, ayah, 1_000]
        }
    }
}
