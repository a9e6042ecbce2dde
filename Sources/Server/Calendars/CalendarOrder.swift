import Records

/// A calendar that the app wants fetched, and how patiently.
struct CalendarOrder: Sendable {
    let id: String
    let address: String
    /// What identifies the version that the app has read; empty if it is to come as a whole.
    let tag: String
    let modified: String
    let timeout: Duration
    /// The most bytes that are read.
    let largest: Int
    /// How many redirects are followed.
    let redirects: Int
    /// The hosts that may be asked even though they are on this machine or in its network.
    let near: [String]

    /// Reads the app's answer; `nil` if there is nothing to fetch.
    init?(_ answer: JSON) {
        guard let ask = answer["ask"], let id = ask["id"]?.string, let address = ask["address"]?.string,
            let timeout = ask["timeout"]?.int, let largest = ask["largest"]?.int,
            let redirects = ask["redirects"]?.int
        else { return nil }
        self.id = id
        self.address = address
        tag = ask["tag"]?.string ?? ""
        modified = ask["modified"]?.string ?? ""
        self.timeout = .seconds(timeout)
        self.largest = Int(clamping: largest)
        self.redirects = Int(clamping: redirects)
        near = (ask["near"]?.array ?? []).compactMap(\.string)
    }

    /// What the app is told of it besides the result.
    var report: JSONObject { ["id": .string(id), "address": .string(address)] }
}
