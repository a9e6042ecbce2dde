/// The 21 weights of FSRS-6, in the order in which they are published.
public struct MemoryWeights: Hashable, Sendable {
    public let values: [Double]

    /// Creates weights; `nil` if they are not ``count`` numbers within ``bounds``.
    public init?(_ values: [Double]) {
        guard values.count == Self.count, Self.firstOutside(values) == nil else { return nil }
        self.values = values
    }

    public static let count = 21

    /// Returns the position of the first value that is out of bounds; `nil` if there is none.
    public static func firstOutside(_ values: [Double]) -> Int? {
        for (index, value) in values.enumerated() where index < count && !bounds[index].contains(value) { return index }
        return nil
    }

    /// What each weight may be, as the optimiser of open-spaced-repetition bounds them.
    public static let bounds: [ClosedRange<Double>] = [
        0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75, 0...4.5,
        0...0.8,
        0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2, 0...2, 0...0.8, 0.1...0.8,
    ]

    subscript(index: Int) -> Double { values[index] }
}
