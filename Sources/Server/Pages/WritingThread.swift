import Dispatch

/// A thread for writing requests: they wait for the disk, which must not block the shared threads.
struct WritingThread: Sendable {
    private let queue: DispatchQueue

    init(label: String = "wird.writing") {
        queue = DispatchQueue(label: label, qos: .userInitiated)
    }

    func run<Answer: Sendable>(_ work: @escaping @Sendable () throws -> Answer) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try work() }) }
        }
    }
}
