import Records

/// The reciters, how patiently their sources are asked, and what the player offers: `RecitersConfig.json`.
public struct RecitersConfig: Hashable, Sendable {
    /// In the order they are shown; the first is heard until the person chooses.
    public var reciters: [Reciter]
    /// Seconds after which a source is given up.
    public var timeout: Int
    /// How often a file is asked for before it is given up.
    public var attempts: Int
    /// The most bytes a file may have.
    public var largest: Int
    /// Speeds in hundredths; 100 is the recording's own.
    public var speeds: [Int]
    /// Seconds of silence that may stand between repetitions.
    public var pauses: [Int]
    /// Minutes after which the player may fall silent.
    public var sleeps: [Int]

    /// The reciter of an id; `nil` where there is none.
    public func reciter(_ id: String) -> Reciter? {
        for reciter in reciters where reciter.id == id { return reciter }
        return nil
    }
}
