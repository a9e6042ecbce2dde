/// The number of letters to insert, delete, change or swap with their neighbour to turn one word into another.
enum EditDistance {
    /// Returns the distance, or `limit + 1` if it exceeds the limit.
    static func between(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int {
        guard abs(a.count - b.count) <= limit else { return limit + 1 }
        var before = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        var row = before
        for i in 0..<a.count {
            row[0] = i + 1
            var least = row[0]
            for j in 0..<b.count {
                var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
                row[j + 1] = cost
                least = min(least, cost)
            }
            guard least <= limit else { return limit + 1 }
            (before, last, row) = (last, row, before)
        }
        return min(last[b.count], limit + 1)
    }
}
