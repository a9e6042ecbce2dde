import ServiceLifecycle

extension Service {
    /// Does a round, waits, and does the next, until the server ends.
    ///
    /// - Parameters:
    ///   - interval: the wait between the end of a round and the next.
    ///   - first: the wait before the first.
    func rounds(
        every interval: Duration, after first: Duration = .zero, _ round: @escaping @Sendable () async -> Void
    ) async {
        try? await cancelWhenGracefulShutdown {
            try await Task.sleep(for: first)
            while !Task.isCancelled {
                await round()
                try await Task.sleep(for: interval)
            }
        }
    }
}
