/// Does work, and gives it up with an error when it takes too long.
///
/// - Parameters:
///   - timeout: how long it has, all of it: an answer's body counts too.
///   - error: what is thrown then.
func withTimeout<Answer: Sendable>(
    _ timeout: Duration, orThrow error: some Error, _ work: @escaping @Sendable () async throws -> Answer
) async throws -> Answer {
    try await withThrowingTaskGroup(of: Answer.self) { group in
        defer { group.cancelAll() }
        group.addTask { try await work() }
        group.addTask {
            try await Task.sleep(for: timeout)
            throw error
        }
        guard let answer = try await group.next() else { throw error }
        return answer
    }
}
