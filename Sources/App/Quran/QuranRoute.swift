import Quran

/// The addresses of the Quran's area, below `/quran`.
enum QuranRoute: Hashable, Sendable {
    /// The first page: where to continue reading, the surahs, and the day's goal and ayah.
    case home
    /// A list of places in the Quran.
    case list(QuranList)
    /// A surah from its first ayah, or from a given one.
    case surah(Int)
    case ayah(AyahReference)
    /// The actions on an ayah: its words, copying, a bookmark, stopping there.
    case ayahActions(AyahReference)
    /// The rules of tajweed in an ayah, with the meanings of its words.
    case ayahTajweed(AyahReference)
    /// The meaning of the colours of tajweed.
    case tajweed
    /// A page of the mushaf, 1 to 604.
    case page(Int)
    /// Leads to the first ayah of a juz or a hizb.
    case juz(Int)
    case hizb(Int)
    /// The marked ayat; posting marks one, changes a mark or removes it.
    case bookmarks
    /// Leads to where the person stopped; posting stores the ayah, and what was read up to it.
    case place
    /// How the Quran is shown, and the day's goal; posting saves the choices.
    case settings
    /// Plans to read the whole Quran; posting creates or removes one, or notes a portion as read.
    case khatma
    /// The reports of errors in texts; posting stores one on this device only.
    case reports
    /// Searches the Quran for a reference, a name or words in the query.
    case search
    /// Memorisation: the day's list, adding to it, and a passage to recite from memory.
    case hifz(HifzRoute)
    /// Reciting aloud: a passage, how it went, and how it goes over time.
    case recite(ReciteRoute)
    /// Recitations: listening to them, storing them, and their sources.
    case listening(ListeningRoute)

    var facts: RouteFacts {
        switch self {
        case .home: facts("", .page, returns: true)
        case .list(let list): facts("/\(list.rawValue)", .page, returns: false)
        case .surah(let surah): facts("/\(surah)", .page, returns: true)
        case .ayah(let ayah): facts("/\(ayah.surah)/\(ayah.ayah)", .page, returns: true)
        case .ayahActions(let ayah): facts("/\(ayah.surah)/\(ayah.ayah)/actions", .page, returns: false)
        case .ayahTajweed(let ayah): facts("/\(ayah.surah)/\(ayah.ayah)/tajweed", .page, returns: false)
        case .tajweed: facts("/tajweed", .page, returns: false)
        case .page(let number): facts("/page/\(number)", .page, returns: true)
        case .juz(let juz): facts("/juz/\(juz)", .page, returns: false)
        case .hizb(let hizb): facts("/hizb/\(hizb)", .page, returns: false)
        case .bookmarks: facts("/bookmarks", .form, returns: true)
        case .place: facts("/place", .form, returns: false)
        case .settings: facts("/settings", .form, returns: false)
        case .khatma: facts("/khatma", .form, returns: true)
        case .reports: facts("/reports", .form, returns: false)
        case .search: facts("/search", .page, returns: false)
        case .hifz(let route): route.facts
        case .recite(let route): route.facts
        case .listening(let route): route.facts
        }
    }

    /// The facts of a route: tokens that may read see the pages; forms are for the person.
    private func facts(_ path: String, _ methods: RouteMethods, returns: Bool) -> RouteFacts {
        RouteFacts("/quran" + path, methods, .read, returns: returns, owner: .quran, bar: .quran)
    }

    /// Creates the route of a path's parts. Whether a number exists in the Quran is decided by the screen, which knows
    /// the index.
    init?(_ parts: [Substring]) {
        guard parts[0] == "quran" else { return nil }
        if let listening = ListeningRoute(parts.dropFirst()) {
            self = .listening(listening)
            return
        }
        if parts.count > 1, parts[1] == "hifz" {
            guard let hifz = HifzRoute(parts.dropFirst(2)) else { return nil }
            self = .hifz(hifz)
            return
        }
        if parts.count > 1, parts[1] == "recite" {
            guard let recite = ReciteRoute(parts.dropFirst(2)) else { return nil }
            self = .recite(recite)
            return
        }
        switch parts.count {
        case 1: self = .home
        case 2: self.init(name: String(parts[1]))
        case 3:
            guard let number = AyahReference.number(parts[2]) else { return nil }
            switch parts[1] {
            case "page": self = .page(number)
            case "juz": self = .juz(number)
            case "hizb": self = .hizb(number)
            default:
                guard let ayah = Self.ayah(parts) else { return nil }
                self = .ayah(ayah)
            }
        case 4:
            guard let ayah = Self.ayah(parts) else { return nil }
            switch parts[3] {
            case "actions": self = .ayahActions(ayah)
            case "tajweed": self = .ayahTajweed(ayah)
            default: return nil
            }
        default: return nil
        }
    }

    /// The pages `quran/…`.
    private init?(name: String) {
        switch name {
        case "search": self = .search
        case "bookmarks": self = .bookmarks
        case "settings": self = .settings
        case "khatma": self = .khatma
        case "place": self = .place
        case "reports": self = .reports
        case "tajweed": self = .tajweed
        default:
            if let list = QuranList(rawValue: name) {
                self = .list(list)
            } else if let surah = AyahReference.number(name[...]) {
                self = .surah(surah)
            } else {
                return nil
            }
        }
    }

    private static func ayah(_ parts: [Substring]) -> AyahReference? {
        guard let surah = AyahReference.number(parts[1]), let ayah = AyahReference.number(parts[2]) else { return nil }
        return AyahReference(surah: surah, ayah: ayah)
    }
}

extension Route {
    /// The id of the part of the Quran's first page with the day's ayah.
    static let ayahOfDay = "ayah-of-day"
}
