/// From how many days on an interval may differ, and by what share of the days beyond those.
public struct FuzzRange: Hashable, Sendable {
    public var from: Double
    /// 0 to 1.
    public var share: Double

    public init(from: Double, share: Double) {
        self.from = from
        self.share = share
    }
}
