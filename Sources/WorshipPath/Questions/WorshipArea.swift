/// What a person can focus on (question 4). The raw value is the name in records, and the order is that of the
/// question.
public enum WorshipArea: String, CaseIterable, Hashable, Sendable {
    case salah
    case quran
    case dhikr
    case dua
    case sadaqah
    case zakat
    case goodDeed = "good_deed"

    /// Its index in the question, 0 to 6.
    var index: Int {
        switch self {
        case .salah: 0
        case .quran: 1
        case .dhikr: 2
        case .dua: 3
        case .sadaqah: 4
        case .zakat: 5
        case .goodDeed: 6
        }
    }
}
