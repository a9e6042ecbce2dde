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

extension QuranIndex {
    /// Returns the juz of an ayah, 1 to 30.
    public func juz(of ayah: AyahReference) -> Int { Self.number(of: ayah, among: juz) }

    /// Returns the quarter of a hizb of an ayah, 1 to 240.
    public func quarter(of ayah: AyahReference) -> Int { Self.number(of: ayah, among: quarters) }

    /// Returns the hizb of an ayah, 1 to 60.
    public func hizb(of ayah: AyahReference) -> Int { (quarter(of: ayah) - 1) / 4 + 1 }

    /// Returns the page of the mushaf on which an ayah begins, 1 to 604.
    public func page(of ayah: AyahReference) -> Int { Self.number(of: ayah, among: pages) }

    /// Returns the first ayah of a hizb, 1 to 60; `nil` for any other number.
    public func start(ofHizb hizb: Int) -> AyahReference? {
        let index = (hizb - 1) * 4
        return (1...60).contains(hizb) && quarters.indices.contains(index) ? quarters[index] : nil
    }

    /// Returns the last ayah of a page; `nil` if there is no such page.
    public func end(ofPage page: Int) -> AyahReference? { end(page, of: pages) }

    /// Returns the last ayah of a juz; `nil` if there is no such juz.
    public func end(ofJuz juz: Int) -> AyahReference? { end(juz, of: self.juz) }

    private func end(_ number: Int, of starts: [AyahReference]) -> AyahReference? {
        guard starts.indices.contains(number - 1) else { return nil }
        guard number < starts.count else { return ayah(at: ayahCount - 1) }
        return position(of: starts[number]).flatMap { ayah(at: $0 - 1) }
    }

    /// Returns the number of starts at or before an ayah.
    private static func number(of ayah: AyahReference, among starts: [AyahReference]) -> Int {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= ayah { low = middle + 1 } else { high = middle }
        }
        return max(low, 1)
    }
}

/// An ayah at which there is a prostration of recitation.
public struct Sajda: Hashable, Sendable {
    public var ayah: AyahReference
    /// Whether the source calls it obligatory rather than recommended. The schools differ on it.
    public var isObligatory: Bool

    public init(ayah: AyahReference, isObligatory: Bool) {
        self.ayah = ayah
        self.isObligatory = isObligatory
    }
}
