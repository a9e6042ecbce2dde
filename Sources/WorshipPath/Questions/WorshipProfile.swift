import Almanac

/// A person's answers and when they were given. Everything personal on the path follows from them.
public struct WorshipProfile: Hashable, Sendable {
    /// The record's id.
    public let id: String
    public let createdAt: Instant
    /// When an answer last changed.
    public private(set) var updatedAt: Instant
    public private(set) var answers: PathAnswers

    /// - Parameter updatedAt: When an answer last changed; `createdAt` for a new profile.
    public init(id: String, createdAt: Instant, updatedAt: Instant? = nil, answers: PathAnswers) {
        self.id = id
        self.createdAt = createdAt
        self.updatedAt = max(createdAt, updatedAt ?? createdAt)
        self.answers = answers
    }

    /// Updates the answers. Nothing changes if they are the same.
    public mutating func update(_ answers: PathAnswers, at now: Instant) {
        guard answers != self.answers else { return }
        self.answers = answers
        updatedAt = max(updatedAt, now)
    }
}
