import Records

/// The assistant that an operator may add: a server with OpenAI's chat completions interface (MZ-088). There is none by
/// default.
///
/// Its key isn't part of this: the configuration is sent to the person's browser, and the key never leaves the server.
struct AdvisorConfig: Hashable, Sendable {
    /// The assistant's address, or `nil` if there is none.
    var address: SourceAddress?
    var model: String
    /// The instructions it is given for the task, in the language it works in.
    var instructions: String
    /// Seconds to wait for its answer, 1 to 10.
    var timeout: Int

    /// The maximum size of an answer in bytes: a day's plan takes a few hundred.
    static let largest = 65_536

    /// Reads `AdvisorConfig.json`; a bundle without that file has no assistant.
    ///
    /// - Throws: ``ConfigError`` with the key that is missing or out of range.
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

    /// The address that questions are sent to; empty if there is no assistant.
    var questions: String { address.map { $0.text + "/v1/chat/completions" } ?? "" }
}
