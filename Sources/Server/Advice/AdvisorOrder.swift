import Records

/// What the app wants asked of the assistant.
struct AdvisorOrder: Sendable {
    let address: String
    let timeout: Duration
    /// The most bytes of an answer.
    let largest: Int
    /// The hosts that may be asked though they are on this machine or in its network.
    let near: [String]
    /// The request's body.
    let body: String
    /// The app's own words, to be given back with what came of it.
    let about: String

    /// Reads the app's answer; `nil` where nothing is to be asked.
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
