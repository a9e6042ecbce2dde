/// The picture of the journey: a path with stations, and how much of it is drawn. It never goes back on its own (K25).
public struct JourneyPicture: Hashable, Sendable {
    /// The levels, in order.
    public let stations: [PathLevel]
    public let level: PathLevel
    /// How much of the whole path is drawn, in thousandths.
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

    /// Whether the person has reached or passed a station.
    public func isReached(_ station: PathLevel) -> Bool { station <= level }
}
