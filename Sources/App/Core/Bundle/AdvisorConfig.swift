import Records

/// The assistant that an operator may add: a server that speaks OpenAI's chat completions (MZ-088). There is none by default.
///
/// Its key is no part of this: what stands here is sent to the person's own browser, and the key never leaves the server.
struct AdvisorConfig: Hashable, Sendable {
    /// Where it is; `nil` where there is none.
    var address: SourceAddress?
    var model: String
    /// What it is told of the task, in its own language.
    var instructions: String
    /// Seconds until its answer is given up, 1 to 10.
    var timeout: Int

    /// The most bytes of an answer: a day's plan has a few hundred.
    static let largest = 65_536

    /// Reads `AdvisorConfig.json`; a bundle without that file has no assistant.
    ///
    /// - Throws: ``ConfigError`` with the key that is missing or out of its range.
    init(json: JSON) throws(ConfigError) {
        guard json != .null else {
            (model, instructions, timeout) = ("", "", 10)
            return
        }
        let root = ConfigReader(json, file: "AdvisorConfig")
        let endpoint = try root["endpoint"].value.string ?? ""
        if !endpoint.isEmpty {
            guard let address = try? SourceAddress(endpoint) else {
                throw try root["endpoint"].error("https, or http within one's own network, is expected")
            }
            self.address = address
        }
        model = try root["model"].value.string ?? ""
        instructions = try root["instructions"].text()
        timeout = try root["timeout"].integer(in: 1...10)
    }

    /// Where questions go; empty where there is no assistant.
    var questions: String { address.map { $0.text + "/v1/chat/completions" } ?? "" }
}
