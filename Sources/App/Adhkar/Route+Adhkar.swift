extension Route {
    /// The routes below `/adhkar`.
    static func adhkar(_ parts: [Substring]) -> Route? {
        switch parts.count {
        case 1: .adhkar
        case 2: AdhkarGroup(rawValue: String(parts[1])).map { .adhkarGroup($0) }
        default: nil
        }
    }
}
