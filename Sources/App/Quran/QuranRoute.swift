import Quran

/// The addresses of the Quran's area, below `/quran`.
enum QuranRoute: Hashable, Sendable {
    /// Its own first page: where one goes on, the surahs, the day's goal and ayah.
    case home
    /// A list that leads into the Quran.
    case list(QuranList)
    /// A surah from its first ayah on, or from another.
    case surah(Int)
    case ayah(AyahReference)
    /// What can be done with one ayah: its words, copying, a bookmark, stopping there.
    case ayahActions(AyahReference)
    /// The rules of tajweed in an ayah, with the meanings of its words.
    case ayahTajweed(AyahReference)
    /// What the colours of tajweed mean.
    case tajweed
    /// A page of the mushaf, 1 to 604.
    case page(Int)
    /// Leads to the ayah that a juz or a hizb begins with.
    case juz(Int)
    case hizb(Int)
    /// The ayat one marked; posting marks one, changes it or takes it away.
    case bookmarks
    /// Leads to where one stopped; posting keeps the ayah, and what was read up to it.
    case place
    /// How the Quran is shown, and the day's goal; posting keeps the choice.
    case settings
    /// Plans to read the whole Quran; posting makes one, marks a portion as read, or takes one away.
    case khatma
    /// What one noted as wrong with a text; posting notes it, on this device alone.
    case reports
    /// Searches the Quran by what the query says: a reference, a name, words.
    case search
    /// Recitations: to listen to, to keep, and where they come from.
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
        case .listening(let route): route.facts
        }
    }

    /// What is read is for who reads; forms are the person's own.
    private func facts(_ path: String, _ methods: RouteMethods, returns: Bool) -> RouteFacts {
        RouteFacts("/quran" + path, methods, .read, returns: returns, owner: .quran, bar: .quran)
    }

    /// Whether a number is one of the Quran's is the screen's to say, which knows the index.
    init?(_ parts: [Substring]) {
        guard parts[0] == "quran" else { return nil }
        if let listening = ListeningRoute(parts.dropFirst()) {
            self = .listening(listening)
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

    /// `quran/…`.
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
    /// The part of the Quran's first page that holds the day's ayah.
    static let ayahOfDay = "ayah-of-day"
}
