extension MushafLayout {
    /// Returns the lines of a page; `nil` if there is no such page, or its lines don't begin with the page's first
    /// ayah.
    public func page(_ number: Int) -> MushafPage? {
        guard (1...Self.pageCount).contains(number), var position = index.position(of: index.pages[number - 1]) else {
            return nil
        }
        let first = (number - 1) * Self.linesPerPage
        var word = 0
        var rows: [MushafLine] = []
        var pending = 0
        for count in lines[first..<(first + Self.linesPerPage)] {
            if count == 0 {
                pending += 1
                continue
            }
            if pending > 0 {
                guard word == 0, let heads = heads(before: position, count: pending) else { return nil }
                rows += heads
                pending = 0
            }
            guard let spans = spans(Int(count), at: &position, word: &word) else { return nil }
            rows.append(.text(spans))
        }
        return MushafPage(number: number, lines: rows)
    }

    /// Returns the frame and the basmala above a surah's first ayah.
    private func heads(before position: Int, count: Int) -> [MushafLine]? {
        guard let ayah = index.ayah(at: position), ayah.ayah == 1, let surah = index.surah(ayah.surah) else {
            return nil
        }
        let heads: [MushafLine] =
            surah.hasBasmalaAbove
            ? [.header(surah: surah.number), .basmala(surah: surah.number)] : [.header(surah: surah.number)]
        return heads.count == count ? heads : nil
    }

    /// Returns the next words, grouped by ayah.
    private func spans(_ count: Int, at position: inout Int, word: inout Int) -> [MushafSpan]? {
        var spans: [MushafSpan] = []
        var left = count
        while left > 0 {
            guard ayat.indices.contains(position), let ayah = index.ayah(at: position) else { return nil }
            let taken = min(left, Int(ayat[position]) - word)
            let isEnd = word + taken == Int(ayat[position])
            spans.append(MushafSpan(ayah: ayah, words: word..<(word + taken), isEnd: isEnd))
            left -= taken
            word = isEnd ? 0 : word + taken
            if isEnd { position += 1 }
        }
        return spans
    }
}
