import Records

/// The reciters, how their sources are requested, and what the player offers, from `RecitersConfig.json`.
public struct RecitersConfig: Hashable, Sendable {
    /// The reciters, in the order in which they are shown. The first is the default.
    public var reciters: [Reciter]
    /// The timeout of a source, in seconds.
    public var timeout: Int
    /// How often a file is requested before it is given up.
    public var attempts: Int
    /// The largest size of a file, in bytes.
    public var largest: Int
    /// The playback speeds in hundredths, where 100 is the recording's own.
    public var speeds: [Int]
    /// The pauses between repetitions to choose from, in seconds.
    public var pauses: [Int]
    /// The times of the sleep timer to choose from, in minutes.
    public var sleeps: [Int]

    /// Returns the reciter with an id; `nil` if there is none.
    public func reciter(_ id: String) -> Reciter? {
        for reciter in reciters where reciter.id == id { return reciter }
        return nil
    }
}
