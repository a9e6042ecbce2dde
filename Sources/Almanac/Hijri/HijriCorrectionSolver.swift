/// Finds the month boundaries that must move along with those a person moved, so that every month has 29 or 30 days. Of
/// all solutions it takes the one that moves the fewest days in total.
///
/// It uses dynamic programming over the months, with the five possible moves of each boundary as states.
struct HijriCorrectionSolver {
    /// The possible moves. Of equally good ones, the first is taken.
    private static let moves = [0, 1, -1, 2, -2]
    /// The number of months beyond the moved ones within which the calendar is reached again. It is enough because
    /// months of 29 or of 30 days never occur more than four times in a row.
    private static let margin = 14

    private let said: [HijriCorrections.Shift]
    private let first: Int
    private let last: Int

    init(_ said: [HijriCorrections.Shift]) {
        self.said = said
        let months = UmmAlQuraCalendar.monthStarts.count - 1
        first = max(0, (said.first?.index ?? 0) - Self.margin)
        last = min(months, (said.last?.index ?? 0) + Self.margin)
    }

    /// The best way to reach a move of a boundary: its cost, and the index in `moves` of the previous boundary's move.
    private struct Way {
        var cost: Int
        var before: Int
    }

    /// Returns all moves, ascending. Throws the month at which no solution is left.
    func shifts() throws(HijriCorrectionError) -> [HijriCorrections.Shift] {
        guard !said.isEmpty else { return [] }
        var ways: [[Way?]] = [[Way(cost: 0, before: 0), nil, nil, nil, nil]]
        var next = 0
        for boundary in (first + 1)...last {
            while next < said.count, said[next].index < boundary { next += 1 }
            let fixed: Int? =
                boundary == last ? 0 : next < said.count && said[next].index == boundary ? said[next].days : nil
            guard let month = HijriMonthIndex(boundary - 1) else { break }
            let row = Self.row(after: ways[ways.count - 1], month: month, fixed: fixed)
            guard row.contains(where: { $0 != nil }) else { throw .conflict(year: month.year, month: month.month) }
            ways.append(row)
        }
        return collect(ways)
    }

    /// Returns the ways to reach each move of the boundary after a month.
    private static func row(after ways: [Way?], month: HijriMonthIndex, fixed: Int?) -> [Way?] {
        var row: [Way?] = [nil, nil, nil, nil, nil]
        for (place, move) in moves.enumerated() where fixed == nil || fixed == move {
            for (before, way) in ways.enumerated() {
                guard let way else { continue }
                let length = month.length + move - moves[before]
                // Months before 1365 may have 28 or 31 days of their own.
                guard length == 29 || length == 30 || length == month.length else { continue }
                let cost = way.cost + Int(move.magnitude)
                if cost < row[place]?.cost ?? .max { row[place] = Way(cost: cost, before: before) }
            }
        }
        return row
    }

    /// Collects the moves by following the best ways back.
    private func collect(_ ways: [[Way?]]) -> [HijriCorrections.Shift] {
        var shifts: [HijriCorrections.Shift] = []
        // The last boundary doesn't move, which is the first of the moves, 0.
        var place = 0
        for position in ways.indices.reversed() {
            if Self.moves[place] != 0 {
                shifts.append(HijriCorrections.Shift(index: first + position, days: Self.moves[place]))
            }
            place = ways[position][place]?.before ?? 0
        }
        return shifts.reversed()
    }
}
