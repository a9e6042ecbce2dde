import Almanac
import Quran

/// The surahs and juz whose every ayah has been in a whole recitation, with the day on which the last of them was. A long surah
/// is recited in parts, so the parts are put together.
public struct RecitationBadges: Hashable, Sendable {
    public struct Badge: Hashable, Sendable {
        /// Of the surah or the juz.
        public var number: Int
        public var date: CivilDate
    }

    /// In the order in which they were awarded. What was awarded stays.
    public let surahs: [Badge]
    public let juz: [Badge]

    /// - Parameter rounds: in the order in which they were recited.
    public init(_ rounds: [RecitationRound], _ index: QuranIndex) {
        var isRecited = [Bool](repeating: false, count: index.ayahCount)
        var surahLeft = index.surahs.map { $0.ayahCount }
        var juzLeft: [Int] = []
        for (number, start) in index.juz.enumerated() {
            let end = number + 1 < index.juz.count ? index.position(of: index.juz[number + 1]) : index.ayahCount
            juzLeft.append(max(0, (end ?? 0) - (index.position(of: start) ?? 0)))
        }
        var surahs: [Badge] = []
        var juz: [Badge] = []
        for round in rounds where round.outcome == .whole {
            for ayah in round.ayat {
                let reference = AyahReference(surah: round.surah, ayah: ayah)
                guard let position = index.position(of: reference), isRecited.indices.contains(position),
                    !isRecited[position]
                else { continue }
                isRecited[position] = true
                surahLeft[round.surah - 1] -= 1
                if surahLeft[round.surah - 1] == 0 { surahs.append(Badge(number: round.surah, date: round.date)) }
                let part = index.juz(of: reference)
                guard juzLeft.indices.contains(part - 1) else { continue }
                juzLeft[part - 1] -= 1
                if juzLeft[part - 1] == 0 { juz.append(Badge(number: part, date: round.date)) }
            }
        }
        self.surahs = surahs
        self.juz = juz
    }
}
