import Records

/// A list of tasks on another CalDAV server that the app wants exchanged, and how patiently.
struct ExchangeOrder: Sendable {
    let address: String
    let user: String
    let password: String
    /// Whether the address is a server's, whose lists are to be found first.
    let finds: Bool
    let timeout: Duration
    /// The most bytes of one task.
    let largest: Int
    /// The most tasks of the list.
    let most: Int
    /// The hosts that may be asked even though they are on this machine or in its network.
    let near: [String]

    /// Reads the app's answer; `nil` if there is nothing to exchange.
    init?(_ answer: JSON) {
        guard let ask = answer["ask"], let address = ask["address"]?.string, let user = ask["user"]?.string,
            let password = ask["password"]?.string, let timeout = ask["timeout"]?.int,
            let largest = ask["largest"]?.int, let most = ask["most"]?.int
        else { return nil }
        self.address = address
        self.user = user
        self.password = password
        finds = ask["find"]?.bool ?? false
        self.timeout = .seconds(timeout)
        self.largest = Int(clamping: largest)
        self.most = Int(clamping: most)
        near = (ask["near"]?.array ?? []).compactMap(\.string)
    }
}
