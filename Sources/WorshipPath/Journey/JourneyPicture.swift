/// The one picture of the journey: a way with stations, and how far it is drawn. It never goes back by itself (K25).
public struct JourneyPicture: Hashable, Sendable {
    /// The levels there are, in order.
    public let stations: [PathLevel]
    public let level: PathLevel
    /// How much of the whole way is drawn, in thousandths.
    public let drawn: Int

    public init(_ state: LevelState, hasBlossom: Bool = true) {
        stations = PathLevel.allCases.filter { hasBlossom || $0 != .blossom }
        level = state.level
        let legs = max(1, stations.count - 1)
        guard let progress = state.progress else {
            drawn = 1000
            return
        }
        let leg = min(1000, state.best * 1000 / max(1, progress.required))
        drawn = min(1000, (state.level.index * 1000 + leg) / legs)
    }

    /// Whether a station lies behind or is where the person stands.
    public func isReached(_ station: PathLevel) -> Bool { station <= level }
}
