/// A place in the Quran that a query refers to.
public enum QuranPlace: Hashable, Sendable {
    case surah(Int)
    case ayah(AyahReference)
    case juz(Int)
    case hizb(Int)
    case page(Int)

    /// Returns the ayah where it begins; `nil` if there is no such place.
    public func start(in index: QuranIndex) -> AyahReference? {
        switch self {
        case .surah(let number): index.surah(number).map { AyahReference(surah: $0.number, ayah: 1) }
        case .ayah(let ayah): index.contains(ayah) ? ayah : nil
        case .juz(let number): index.juz.indices.contains(number - 1) ? index.juz[number - 1] : nil
        case .hizb(let number): index.start(ofHizb: number)
        case .page(let number): index.pages.indices.contains(number - 1) ? index.pages[number - 1] : nil
        }
    }
}
