import Hifz

/// The addresses of memorisation, below `/quran/hifz`.
enum HifzRoute: Hashable, Sendable {
    /// The day's list; posting adds passages, saves the choices, or takes back what was noted by mistake.
    case home
    /// Adding a passage, with the month ahead shown first.
    case add
    /// A passage to recite from memory; posting notes how it went, or moves it.
    case item(HifzItem)

    var facts: RouteFacts {
        switch self {
        case .home: facts("", .form, returns: true)
        case .add: facts("/add", .page, returns: false)
        case .item(let item): facts("/" + Self.name(item), .form, returns: false)
        }
    }

    private func facts(_ path: String, _ methods: RouteMethods, returns: Bool) -> RouteFacts {
        RouteFacts("/quran/hifz" + path, methods, .read, returns: returns, owner: .quran, bar: .quran)
    }

    /// Creates the route of the parts after `hifz`.
    init?(_ parts: ArraySlice<Substring>) {
        guard let name = parts.first else {
            self = .home
            return
        }
        guard parts.count == 1 else { return nil }
        if name == "add" {
            self = .add
        } else if let item = Self.item(name) {
            self = .item(item)
        } else {
            return nil
        }
    }

    /// An item's id as a part of a path, which has no colons: `ayat-78-1-16`.
    private static func name(_ item: HifzItem) -> String {
        String(decoding: item.id.utf8.map { $0 == UInt8(ascii: ":") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }

    private static func item(_ name: Substring) -> HifzItem? {
        var bytes = Array(name.utf8)
        var count = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "-") && count < 2 {
            bytes[index] = UInt8(ascii: ":")
            count += 1
        }
        return HifzItem(id: String(decoding: bytes, as: UTF8.self))
    }
}
