/// Takes words apart into a model's pieces, as the models' authors do: bytes are joined pair by pair, the pair that is the
/// earliest piece first. The library's own way (the longest piece first) gives other pieces, which score worse.
struct BytePairs: Sendable {
    private let ranks: [[UInt8]: Int32]

    init(_ pieces: [[UInt8]]) {
        var ranks: [[UInt8]: Int32] = [:]
        ranks.reserveCapacity(pieces.count)
        for (index, piece) in pieces.enumerated() where !piece.isEmpty { ranks[piece] = ranks[piece] ?? Int32(index) }
        self.ranks = ranks
    }

    /// The pieces of a word with the space before it; empty if the vocabulary lacks a byte.
    func pieces(ofWord word: String) -> [Int32] {
        var parts = ([UInt8(ascii: " ")] + Array(word.utf8)).map { [$0] }
        while parts.count > 1 {
            var best: (rank: Int32, index: Int)?
            for index in 0..<parts.count - 1 {
                guard let rank = ranks[parts[index] + parts[index + 1]], rank < best?.rank ?? .max else { continue }
                best = (rank, index)
            }
            guard let best else { break }
            parts[best.index] += parts[best.index + 1]
            parts.remove(at: best.index + 1)
        }
        var pieces: [Int32] = []
        for part in parts {
            guard let rank = ranks[part] else { return [] }
            pieces.append(rank)
        }
        return pieces
    }
}
