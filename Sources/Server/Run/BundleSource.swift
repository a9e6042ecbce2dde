import Storage

/// The source of new bundles for a running server when a file of the configuration changes.
public struct BundleSource: Sendable {
    /// Builds the bundle anew and reports what is wrong in an operator's files; returns `nil` if nothing has changed.
    public var look: @Sendable () -> BundleBuilder.Built?
    /// Makes the running app use a bundle; throws if no app can be made from it.
    public var use: @Sendable (BuiltBundle) throws -> Void

    public init(
        look: @escaping @Sendable () -> BundleBuilder.Built?, use: @escaping @Sendable (BuiltBundle) throws -> Void
    ) {
        self.look = look
        self.use = use
    }
}
