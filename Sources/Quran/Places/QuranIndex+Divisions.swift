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
