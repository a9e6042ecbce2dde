import Quran

extension Route {
    /// The routes below `/quran`. Whether a number is one of the Quran's is the screen's to say, which knows the index.
    static func quran(_ parts: [Substring]) -> Route? {
        if let listening = ListeningRoute(parts.dropFirst()) { return .listening(listening) }
        switch parts.count {
        case 1: return .quran
        case 2:
            switch parts[1] {
            case "search": return .quranSearch
            case "bookmarks": return .quranBookmarks
            case "settings": return .quranSettings
            case "khatma": return .quranKhatma
            case "place": return .quranPlace
            case "reports": return .quranReports
            case "tajweed": return .quranTajweed
            default: break
            }
            if let list = QuranList(rawValue: String(parts[1])) { return .quranList(list) }
            return AyahReference.number(parts[1]).map { .quranSurah($0) }
        case 3:
            guard let number = AyahReference.number(parts[2]) else { return nil }
            switch parts[1] {
            case "page": return .quranPage(number)
            case "juz": return .quranJuz(number)
            case "hizb": return .quranHizb(number)
            default: return ayah(parts).map { .quranAyah($0) }
            }
        case 4:
            switch parts[3] {
            case "actions": return ayah(parts).map { .quranAyahActions($0) }
            case "tajweed": return ayah(parts).map { .quranAyahTajweed($0) }
            default: return nil
            }
        default: return nil
        }
    }

    private static func ayah(_ parts: [Substring]) -> AyahReference? {
        guard let surah = AyahReference.number(parts[1]), let ayah = AyahReference.number(parts[2]) else { return nil }
        return AyahReference(surah: surah, ayah: ayah)
    }
}
