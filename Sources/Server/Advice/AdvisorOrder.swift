import Records

/// A question that the app wants the assistant asked.
struct AdvisorOrder: Sendable {
    let address: String
    let timeout: Duration
    /// The maximum size of an answer in bytes.
    let largest: Int
    /// The hosts that may be asked even though they are on this machine or in its network.
    let near: [String]
    /// The request's body.
    let body: String
    /// The app's own data, returned to it with the result.
    let about: String

    /// Reads the app's answer; `nil` if there is nothing to ask.
    init?(_ answer: JSON) {
        guard let ask = answer["ask"], let address = ask["address"]?.string, !address.isEmpty,
            let timeout = ask["timeout"]?.int, let largest = ask["largest"]?.int, let body = ask["body"]?.string,
            let about = ask["about"]?.string
        else { return nil }
        self.address = address
        self.timeout = .seconds(timeout)
        self.largest = Int(clamping: largest)
        near = (ask["near"]?.array ?? []).compactMap(\.string)
        self.body = body
        self.about = about
    }
}
