import Quran

/// The addresses of listening.
enum ListeningRoute: Hashable, Sendable {
    /// Leads to where the person stopped; posting saves the settings.
    case choice
    /// A surah's player.
    case surah(Int)
    /// A surah's player, from an ayah on.
    case ayah(AyahReference)
    /// What is stored for listening offline.
    case downloads
    /// Where a file of a recitation may be fetched from, for the server: the reciter's id and the file.
    case source(String, AudioFile)

    /// Creates the route of a path's parts after `quran`; `nil` if there is none.
    init?(_ parts: ArraySlice<Substring>) {
        let parts = Array(parts)
        switch (parts.first, parts.count) {
        case ("downloads", 1): self = .downloads
        case ("listen", 1): self = .choice
        case ("listen", 2):
            guard let surah = Self.number(parts[1]), (1...114).contains(surah) else { return nil }
            self = .surah(surah)
        case ("listen", 3):
            guard let surah = Self.number(parts[1]), (1...114).contains(surah), let ayah = Self.number(parts[2]),
                (1...286).contains(ayah)
            else { return nil }
            self = .ayah(AyahReference(surah: surah, ayah: ayah))
        case ("recitations", 3):
            guard Reciter.isID(parts[1]), let file = AudioFile(name: parts[2]) else { return nil }
            self = .source(String(parts[1]), file)
        default: return nil
        }
    }

    var facts: RouteFacts {
        switch self {
        case .choice: facts("/listen", .form)
        case .surah(let surah): facts("/listen/\(surah)", .page)
        case .ayah(let place): facts("/listen/\(place.surah)/\(place.ayah)", .page)
        case .downloads: facts("/downloads", .page)
        case .source(let reciter, let file): facts("/recitations/\(reciter)/\(file.name)", .page)
        }
    }

    private func facts(_ path: String, _ methods: RouteMethods) -> RouteFacts {
        RouteFacts("/quran" + path, methods, .read, returns: false, owner: .quran, bar: .quran)
    }

    /// A number as addresses write it: digits without a leading zero.
    private static func number(_ text: Substring) -> Int? {
        guard (1...3).contains(text.utf8.count), text.utf8.first != UInt8(ascii: "0") else { return nil }
        for byte in text.utf8 where !(0x30...0x39).contains(byte) { return nil }
        return Int(text)
    }
}
