import Almanac

/// What a person answered, and when: everything personal on the path follows from it.
public struct WorshipProfile: Hashable, Sendable {
    /// The record's id.
    public let id: String
    public let createdAt: Instant
    /// When an answer last changed.
    public private(set) var updatedAt: Instant
    public private(set) var answers: PathAnswers

    /// - Parameter updatedAt: `createdAt` for a new one.
    public init(id: String, createdAt: Instant, updatedAt: Instant? = nil, answers: PathAnswers) {
        self.id = id
        self.createdAt = createdAt
        self.updatedAt = max(createdAt, updatedAt ?? createdAt)
        self.answers = answers
    }

    /// Takes new answers; the same ones change nothing.
    public mutating func update(_ answers: PathAnswers, at now: Instant) {
        guard answers != self.answers else { return }
        self.answers = answers
        updatedAt = max(updatedAt, now)
    }
}
