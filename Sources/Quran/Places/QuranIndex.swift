/// The names of the surahs, and where all divisions begin: juz, quarters of a hizb, pages, rukus, manzils,
/// prostrations.
public struct QuranIndex: Hashable, Sendable {
    /// The 114 surahs in order.
    public var surahs: [Surah]
    /// The first ayat of the 30 juz.
    public var juz: [AyahReference]
    /// The first ayat of the 240 quarters of a hizb. Every fourth begins one of the 60 hizb.
    public var quarters: [AyahReference]
    /// The first ayat of the 604 pages of the mushaf as currently printed by the King Fahd Complex.
    public var pages: [AyahReference]
    /// The first ayat of the 556 rukus.
    public var rukus: [AyahReference]
    /// The first ayat of the 7 manzils.
    public var manzils: [AyahReference]
    public var sajdas: [Sajda]

    public init(
        surahs: [Surah], juz: [AyahReference], quarters: [AyahReference], pages: [AyahReference],
        rukus: [AyahReference], manzils: [AyahReference], sajdas: [Sajda]
    ) {
        self.surahs = surahs
        self.juz = juz
        self.quarters = quarters
        self.pages = pages
        self.rukus = rukus
        self.manzils = manzils
        self.sajdas = sajdas
    }

    /// The number of ayat in the Quran by the Kufan count: 6,236.
    public var ayahCount: Int { surahs.last.map { $0.firstIndex + $0.ayahCount } ?? 0 }

    /// Returns the surah with a number; `nil` if there is none.
    public func surah(_ number: Int) -> Surah? { surahs.indices.contains(number - 1) ? surahs[number - 1] : nil }

    /// Whether an ayah exists.
    public func contains(_ ayah: AyahReference) -> Bool {
        surah(ayah.surah).map { (1...$0.ayahCount).contains(ayah.ayah) } ?? false
    }

    /// Returns an ayah's position in the whole Quran, counted from 0; `nil` if there is no such ayah.
    public func position(of ayah: AyahReference) -> Int? {
        contains(ayah) ? surahs[ayah.surah - 1].firstIndex + ayah.ayah - 1 : nil
    }

    /// Returns the ayah at a position, counted from 0; `nil` if there is none.
    public func ayah(at position: Int) -> AyahReference? {
        guard position >= 0, position < ayahCount else { return nil }
        var low = 0
        var high = surahs.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if surahs[middle].firstIndex <= position { low = middle } else { high = middle - 1 }
        }
        return AyahReference(surah: low + 1, ayah: position - surahs[low].firstIndex + 1)
    }
}
