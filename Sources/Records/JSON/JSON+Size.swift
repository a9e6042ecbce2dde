extension JSON {
    /// Whether the canonical text has at most `limit` bytes. Short values are judged without writing them.
    func isAtMost(_ limit: Int) -> Bool {
        switch self {
        case .null, .bool, .int, .double: limit >= 26 || bytes().count <= limit
        case .string(let text) where text.utf8.count < limit / 6 - 2: true
        default: bytes().count <= limit
        }
    }
}
