import Records

/// How often and how much is exchanged with another server: `exchange` in `NetworkConfig.json`.
struct ExchangePolicy: Sendable {
    /// Minutes between two rounds.
    let interval: Int
    /// The most tasks of a list, and the most that a round carries in one direction.
    let most: Int
    let batch: Int
    /// What the host needs to know: seconds, and the bytes of one task.
    let timeout: Int64
    let largest: Int64

    /// `nil` without the operator's figures; then nothing is exchanged.
    init?(_ bundle: AppBundle) {
        let json = bundle.config["NetworkConfig"]?["exchange"] ?? .null
        guard let interval = json["interval"]?.int, let most = json["most"]?.int, let batch = json["batch"]?.int,
            let timeout = json["timeout"]?.int, let largest = json["largest"]?.int
        else { return nil }
        self.interval = Int(clamping: interval)
        self.most = Int(clamping: most)
        self.batch = Int(clamping: batch)
        self.timeout = timeout
        self.largest = largest
    }
}
