/// Columns for intervals that would otherwise be drawn over each other: greedy colouring of an interval graph, which is
/// optimal when intervals are processed by their start (Kleinberg and Tardos, "Algorithm Design", 4.1).
struct Lanes {
    /// The column of each interval, and the number of columns in its group of neighbours, in the given order.
    private(set) var assignments: [(lane: Int, lanes: Int)]

    /// Assigns the columns. `extents` must be sorted by their lower bounds. Empty ones take no room but get a column.
    init(_ extents: [Range<Int>]) {
        assignments = Array(repeating: (0, 1), count: extents.count)
        var ends: [Int] = []
        var groupStart = 0
        var groupEnd = Int.min
        for (index, extent) in extents.enumerated() {
            if extent.lowerBound >= groupEnd {
                close(groupStart..<index, lanes: ends.count)
                groupStart = index
                ends.removeAll(keepingCapacity: true)
            }
            groupEnd = max(groupEnd, extent.upperBound)
            if let free = ends.firstIndex(where: { $0 <= extent.lowerBound }) {
                ends[free] = extent.upperBound
                assignments[index].lane = free
            } else {
                assignments[index].lane = ends.count
                ends.append(extent.upperBound)
            }
        }
        close(groupStart..<extents.count, lanes: ends.count)
    }

    private mutating func close(_ group: Range<Int>, lanes: Int) {
        for index in group { assignments[index].lanes = lanes }
    }
}
