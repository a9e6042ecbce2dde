import Interface
import Quran

extension Strings {
    /// A surah's name in the language's script: البقرة, Al-Baqara.
    func name(_ surah: Surah) -> String {
        language.direction == .rightToLeft ? surah.arabicName : surah.latinName
    }

    /// An ayah by surah and number: `البقرة ٢٥٥`, `Al-Baqara 255`.
    func name(_ ayah: AyahReference, _ index: QuranIndex) -> String {
        guard let surah = index.surah(ayah.surah) else { return number(ayah) }
        return name(surah) + " " + number(ayah.ayah)
    }

    /// An ayah by numbers alone: `٢:٢٥٥`, `2:255`.
    func number(_ ayah: AyahReference) -> String { number(ayah.surah) + ":" + number(ayah.ayah) }

    /// Where it was revealed.
    func name(_ revelation: Revelation) -> String {
        self[revelation == .meccan ? .quranMeccan : .quranMedinan]
    }

    /// A goal in words: "Four pages".
    func words(_ goal: ReadingGoal) -> String {
        switch goal.kind {
        case .ayat: self(.quranGoalAyat, count: goal.amount)
        case .pages: self(.quranGoalPages, count: goal.amount)
        case .minutes: self(.quranGoalMinutes, count: goal.amount)
        }
    }
}
