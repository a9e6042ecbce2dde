import Quran

extension SurahText {
    /// A surah of made ayat, none of which holds a line's end.
    init(surah: Int, ayat: [String]) { self.init(surah: surah, section: Array(ayat.joined(separator: "\n").utf8)) }
}
