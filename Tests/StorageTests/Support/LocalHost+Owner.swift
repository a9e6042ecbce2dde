import App
import Records
import Storage

extension LocalHost {
    /// A host that takes from a device whatever it sends.
    convenience init(
        store: any RecordStore, library: any SectionSource, handler: @escaping AppHandler,
        didForget: @escaping @Sendable () -> Void = {}
    ) throws(StoreError) {
        try self.init(
            store: store, library: library, handler: handler, rules: { _ in .owner }, didForget: didForget)
    }
}
