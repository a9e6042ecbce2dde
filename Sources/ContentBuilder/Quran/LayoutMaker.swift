import Quran

/// Makes the mushaf's lines from the first words of lines and pages.
enum LayoutMaker {
    /// `nil` if a page has more than 15 lines, or lines don't fit the pages.
    static func layout(_ hafs: HafsText, _ index: QuranIndex) -> MushafLayout? {
        let lineEnds = [Int](hafs.lineStarts.dropFirst()) + [hafs.words.count]
        let surahOfStart = Dictionary(zip(hafs.surahStarts, 1...), uniquingKeysWith: { first, _ in first })
        let pageEnds = hafs.pageStarts.dropFirst() + [hafs.words.count]
        var lines: [UInt8] = []
        var line = 0
        for (start, end) in zip(hafs.pageStarts, pageEnds) {
            var page: [UInt8] = []
            guard hafs.lineStarts.indices.contains(line), hafs.lineStarts[line] == start else { return nil }
            while hafs.lineStarts.indices.contains(line), hafs.lineStarts[line] < end {
                let first = hafs.lineStarts[line]
                if let surah = surahOfStart[first].flatMap({ index.surah($0) }) {
                    page += surah.hasBasmalaAbove ? [0, 0] : [0]
                }
                guard let count = UInt8(exactly: lineEnds[line] - first), count > 0 else { return nil }
                page.append(count)
                line += 1
            }
            guard page.count <= MushafLayout.linesPerPage else { return nil }
            lines += page + [UInt8](repeating: 0, count: MushafLayout.linesPerPage - page.count)
        }
        let ayahEnds = hafs.ayahStarts.dropFirst() + [hafs.words.count]
        var ayat: [UInt8] = []
        for (start, end) in zip(hafs.ayahStarts, ayahEnds) {
            guard let count = UInt8(exactly: end - start) else { return nil }
            ayat.append(count)
        }
        return MushafLayout(lines: lines, ayat: ayat, index: index)
    }
}
