import Storage

/// Where a running server gets a new bundle from when a file of the configuration has changed.
public struct BundleSource: Sendable {
    /// The bundle anew with what is wrong in an operator's files; `nil` where nothing has changed.
    public var look: @Sendable () -> BundleBuilder.Built?
    /// Puts a bundle into the app that answers; throws where the app can't be made of it.
    public var use: @Sendable (BuiltBundle) throws -> Void

    public init(
        look: @escaping @Sendable () -> BundleBuilder.Built?, use: @escaping @Sendable (BuiltBundle) throws -> Void
    ) {
        self.look = look
        self.use = use
    }
}
