import Records

/// The app's instructions on where a file may be fetched from, and how patiently.
struct RecitationOrder: Sendable {
    /// The addresses, tried in order.
    let addresses: [String]
    let timeout: Duration
    let attempts: Int
    /// The maximum size of a file in bytes.
    let largest: Int
    /// Whether the person has switched the network on for listening.
    let usesNetwork: Bool

    /// The hosts that may be asked even though they are on this machine or in its network.
    let near: [String]

    init(
        addresses: [String], timeout: Duration, attempts: Int, largest: Int, usesNetwork: Bool, near: [String] = []
    ) {
        self.near = near
        self.addresses = addresses
        self.timeout = timeout
        self.attempts = attempts
        self.largest = largest
        self.usesNetwork = usesNetwork
    }

    /// Reads the app's answer; `nil` if it isn't one.
    init?(_ json: JSON) {
        guard let addresses = json["addresses"]?.array?.compactMap(\.string), let timeout = json["timeout"]?.int,
            let attempts = json["attempts"]?.int, let largest = json["largest"]?.int,
            let network = json["network"]?.bool
        else { return nil }
        self.init(
            addresses: addresses, timeout: .seconds(timeout), attempts: Int(clamping: attempts),
            largest: Int(clamping: largest), usesNetwork: network,
            near: (json["near"]?.array ?? []).compactMap(\.string))
    }
}
