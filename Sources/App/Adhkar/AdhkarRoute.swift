/// The addresses of adhkar.
enum AdhkarRoute: Hashable, Sendable {
    /// The groups of adhkar.
    case home
    /// The adhkar of an occasion with their counts; posting counts.
    case group(AdhkarGroup)
    /// A counter for phrases of remembrance; posting counts.
    case counter

    var facts: RouteFacts {
        switch self {
        case .home: RouteFacts("/adhkar", .page, .read, returns: true, owner: nil, bar: .path)
        case .group(let group):
            RouteFacts("/adhkar/\(group.rawValue)", .form, .read, returns: true, owner: nil, bar: .path)
        case .counter: RouteFacts("/counter", .form, .read, returns: true, owner: nil, bar: .path)
        }
    }

    init?(_ parts: [Substring]) {
        switch (String(parts[0]), parts.count) {
        case ("adhkar", 1): self = .home
        case ("adhkar", 2):
            guard let group = AdhkarGroup(rawValue: String(parts[1])) else { return nil }
            self = .group(group)
        case ("counter", 1): self = .counter
        default: return nil
        }
    }
}
