import Storage

/// Notices what is committed to the store while somebody listens: by this process, and by others such as the command
/// line, which tell nobody.
actor ChangeWatch {
    /// The maximum number of listeners at once. A browser has one, whatever its number of pages.
    private let limit: Int

    private let counter: @Sendable () throws(StoreError) -> Int64
    private let interval: Duration
    /// The number of looks after which listeners hear the same number again, so that a connection that is gone is noticed.
    private let patience: Int

    private var listeners: [Int: AsyncStream<Int64>.Continuation] = [:]
    private var next = 0
    private var isLooking = false

    /// - Parameters:
    /// - interval: how often the store is looked at while somebody listens.
    /// - reminder: how often a listener hears something though nothing changes.
    init(
        limit: Int = ServerLimits().streams, interval: Duration = .milliseconds(250), reminder: Duration = .seconds(20),
        counter: @escaping @Sendable () throws(StoreError) -> Int64
    ) {
        self.interval = interval
        patience = max(1, Int(reminder / interval))
        self.limit = limit
        self.counter = counter
    }

    /// The number of listeners.
    var count: Int { listeners.count }

    /// The store's commit number now and after each change; `nil` if as many listen as may.
    func listen() -> AsyncStream<Int64>? {
        guard count < limit else { return nil }
        let id = next
        next += 1
        let (stream, listener) = AsyncStream.makeStream(of: Int64.self, bufferingPolicy: .bufferingNewest(1))
        listener.onTermination = { [weak self] _ in Task { await self?.leave(id) } }
        listeners[id] = listener
        if let number = try? counter() { listener.yield(number) }
        if !isLooking {
            isLooking = true
            Task { await look() }
        }
        return stream
    }

    private func leave(_ id: Int) { listeners[id] = nil }

    private func look() async {
        var last = try? counter()
        var quiet = 0
        while !listeners.isEmpty {
            try? await Task.sleep(for: interval)
            // A store that can't be read for a moment has nothing new to tell.
            guard let number = try? counter() else { continue }
            quiet += 1
            guard number != last || quiet >= patience else { continue }
            (last, quiet) = (number, 0)
            for listener in listeners.values { listener.yield(number) }
        }
        isLooking = false
    }
}
