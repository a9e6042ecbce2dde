import Synchronization

/// A value that is made when it is first asked for and then kept.
///
/// Requests that ask for it at the same instant may each make it; one of them is kept. So making it must always give
/// the same.
public final class Lazy<Value: Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private let kept = AtomicLazyReference<Box>()

    public init() {}

    /// What was made first; where nothing was yet, what is made now.
    public func value(_ make: () -> Value) -> Value {
        if let box = kept.load() { return box.value }
        return kept.storeIfNil(Box(make())).value
    }
}
