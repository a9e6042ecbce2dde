import Synchronization

/// Waits until every listener answers, and then says so once.
final class Readiness: Sendable {
    private let missing: Mutex<Int>
    private let say: @Sendable () async -> Void

    /// - Parameter listeners: how many there are.
    init(of listeners: Int, say: @escaping @Sendable () async -> Void) {
        missing = Mutex(listeners)
        self.say = say
    }

    func arrive() async {
        let isLast = missing.withLock { missing in
            missing -= 1
            return missing == 0
        }
        if isLast { await say() }
    }
}
