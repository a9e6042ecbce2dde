import Synchronization

/// A value that is made when it is first needed, and then kept.
///
/// Concurrent first requests may each make the value, and only one of the results is kept. Making it must therefore
/// always give the same result.
public final class Lazy<Value: Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private let kept = AtomicLazyReference<Box>()

    public init() {}

    /// Returns the kept value, making it if there is none yet.
    public func value(_ make: () -> Value) -> Value {
        if let box = kept.load() { return box.value }
        return kept.storeIfNil(Box(make())).value
    }
}
