/// Runs work, and cancels it with an error if it takes too long.
///
/// - Parameters:
/// - timeout: the time allowed for all of the work, including reading an answer's body.
/// - error: the error thrown after that time.
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
