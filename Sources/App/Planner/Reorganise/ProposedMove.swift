/// One task's part of a proposal that a person has seen. The form sends it back, so that what is accepted is what was
/// shown, and a change of the day since then is noticed.
struct ProposedMove: Hashable, Sendable {
    var id: String
    /// The start it had when the proposal was made.
    var before: Int
    /// The start it gets, or `nil` if the day has no room.
    var after: Int?
    /// A free start on the next day, if there is no room on this one.
    var tomorrow: Int?

    /// The moves as text separated by commas: `id@600>780`, `id@600>-`, `id@600>-480`.
    static func text(_ moves: [ProposedMove]) -> String {
        var text = ""
        for move in moves {
            if !text.isEmpty { text += "," }
            text += "\(move.id)@\(move.before)>"
            if let after = move.after { text += "\(after)" } else { text += "-" }
            if move.after == nil, let tomorrow = move.tomorrow { text += "\(tomorrow)" }
        }
        return text
    }

    /// Reads what ``text(_:)`` writes; `nil` for anything else, or if a task is named twice.
    static func read(_ text: String) -> [ProposedMove]? {
        var moves: [ProposedMove] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) where !text.isEmpty {
            let halves = part.split(separator: "@", omittingEmptySubsequences: false)
            guard halves.count == 2, let id = TaskID.checked(halves[0]) else { return nil }
            let starts = halves[1].split(separator: ">", omittingEmptySubsequences: false)
            guard starts.count == 2, let before = minute(starts[0]) else { return nil }
            var move = ProposedMove(id: id, before: before)
            if starts[1].utf8.first == UInt8(ascii: "-") {
                let rest = starts[1].dropFirst()
                if !rest.isEmpty {
                    guard let start = minute(rest) else { return nil }
                    move.tomorrow = start
                }
            } else {
                guard let start = minute(starts[1]) else { return nil }
                move.after = start
            }
            for other in moves where other.id == id { return nil }
            moves.append(move)
        }
        return moves
    }

    private static func minute(_ text: Substring) -> Int? {
        guard (1...4).contains(text.utf8.count), let number = Int(text), (0..<1440).contains(number) else { return nil }
        return number
    }
}
