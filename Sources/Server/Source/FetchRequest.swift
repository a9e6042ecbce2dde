import Records

/// What the app wants to ask the source, and how patiently.
struct FetchRequest: Sendable {
    /// The addresses, requested in order.
    let addresses: [String]
    let timeout: Duration
    let attempts: Int
    /// The pause after the first failed attempt; each further pause is `factor` times longer.
    let gap: Duration
    let factor: Int
    /// The maximum size of an answer in bytes.
    let largest: Int
    /// The hosts that may be asked even though they are on this machine or in its network.
    let near: [String]
    /// The app's own data, returned to it with the result.
    let json: JSON

    init(
        addresses: [String], timeout: Duration, attempts: Int = 3, gap: Duration, factor: Int = 2, largest: Int,
        near: [String] = [], json: JSON = .null
    ) {
        self.near = near
        self.addresses = addresses
        self.timeout = timeout
        self.attempts = attempts
        self.gap = gap
        self.factor = factor
        self.largest = largest
        self.json = json
    }

    /// Reads the app's answer; `nil` if there is nothing to ask.
    init?(_ answer: JSON) {
        guard let ask = answer["ask"], let addresses = ask["addresses"]?.array?.compactMap(\.string),
            !addresses.isEmpty,
            let timeout = ask["timeout"]?.int, let attempts = ask["attempts"]?.int, let gap = ask["gap"]?.int,
            let factor = ask["factor"]?.int, let largest = ask["largest"]?.int
        else { return nil }
        self.init(
            addresses: addresses, timeout: .seconds(timeout), attempts: Int(clamping: attempts), gap: .seconds(gap),
            factor: Int(clamping: factor), largest: Int(clamping: largest),
            near: (ask["near"]?.array ?? []).compactMap(\.string), json: ask)
    }
}
