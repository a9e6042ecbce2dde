/// The addresses of what several people share.
enum SharedRoute: Hashable, Sendable {
    /// The lists that the person is in; posting makes one.
    case home
    /// A list; posting adds an item or renames the list.
    case list(String)
    /// An item of a list; posting changes it.
    case item(list: String, item: String)
    /// Who is in a list; posting changes one's own name, lets one leave, or removes somebody.
    case members(String)
    /// Makes a link that lets one person in.
    case invite(String)
    /// Where such a link leads; posting joins.
    case join
    /// Lets go of a refused request's note.
    case refused

    var facts: RouteFacts {
        switch self {
        case .home: facts("/shared", .form, .read, returns: true)
        case .list(let list): facts("/shared/\(list)", .form, .read, returns: true)
        case .item(let list, let item): facts("/shared/\(list)/items/\(item)", .form, .read, returns: true)
        case .members(let list): facts("/shared/\(list)/members", .form, .read, returns: true)
        case .invite(let list): facts("/shared/\(list)/invite", .action, .person, returns: false)
        // Whoever follows a link comes in also if they have hidden the lists, or never shown them.
        case .join: RouteFacts("/shared/join", .form, .person, returns: false, owner: nil, bar: .lists)
        case .refused: facts("/shared/refused", .action, .person, returns: false)
        }
    }

    private func facts(_ path: String, _ methods: RouteMethods, _ access: RouteAccess, returns: Bool) -> RouteFacts {
        RouteFacts(path, methods, access, returns: returns, owner: .lists, bar: .lists)
    }

    /// The first part of all their paths.
    static let root = "shared"

    init?(_ parts: [Substring]) {
        guard String(parts[0]) == Self.root, let route = Self.parse(parts) else { return nil }
        self = route
    }

    private static func parse(_ parts: [Substring]) -> SharedRoute? {
        let name = parts.count > 1 ? String(parts[1]) : ""
        switch (name, parts.count) {
        case ("", 1): return .home
        case ("join", 2): return .join
        case ("refused", 2): return .refused
        default: break
        }
        guard parts.count > 1, let list = SharedID.checked(parts[1]) else { return nil }
        if parts.count == 2 { return .list(list) }
        switch (String(parts[2]), parts.count) {
        case ("members", 3): return .members(list)
        case ("invite", 3): return .invite(list)
        case ("items", 4): return SharedID.checked(parts[3]).map { item in .item(list: list, item: item) }
        default: return nil
        }
    }
}

/// Checks the id of a list or an item, as ``IdempotencyKey/madeID`` makes them. A list's names a folder on the server.
enum SharedID {
    /// Returns the id if it has that form: 12 hexadecimal digits, a hyphen and 16 more; otherwise `nil`.
    static func checked(_ text: Substring) -> String? {
        guard text.utf8.count == 29 else { return nil }
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"):
                guard index != 12 else { return nil }
            case UInt8(ascii: "-"): guard index == 12 else { return nil }
            default: return nil
            }
        }
        return String(text)
    }
}
