import Foundation

/// Hashes passwords beside everything else, two at a time: each takes 128 MB, and others must not wait for them.
public final class PasswordHasher: Sendable {
    private let queue: OperationQueue
    private let cost: PasswordHash.Cost
    /// A password that nobody has, so that an unknown name takes as long as a known one.
    private let stranger: PasswordHash?

    /// Too many passwords wait to be hashed.
    public struct Busy: Error {}

    /// The number of passwords that may wait; whoever comes then is asked to try again.
    static let mostWaiting = 60

    public init(cost: PasswordHash.Cost = .standard, atOnce: Int = 2) {
        self.cost = cost
        queue = OperationQueue()
        queue.name = "wird.passwords"
        queue.maxConcurrentOperationCount = atOnce
        queue.qualityOfService = .utility
        stranger = try? PasswordHash(of: "", cost: cost)
    }

    /// Hashes a password.
    public func hash(_ password: String) async throws -> PasswordHash {
        try await run { [cost] in try PasswordHash(of: password, cost: cost) }
    }

    /// Whether a password is the hashed one. Without a hash it takes as long and says no.
    public func matches(_ password: String, _ hash: PasswordHash?) async throws -> Bool {
        try await run { [stranger] in
            let isRight = try (hash ?? stranger)?.isOf(password) ?? false
            return isRight && hash != nil
        }
    }

    /// - Throws: ``Busy``, or the work's own error.
    private func run<Answer: Sendable>(_ work: @escaping @Sendable () throws -> Answer) async throws -> Answer {
        guard queue.operationCount < Self.mostWaiting else { throw Busy() }
        return try await withCheckedThrowingContinuation { continuation in
            queue.addOperation { continuation.resume(with: Result { try work() }) }
        }
    }
}
