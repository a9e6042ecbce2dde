import Records

/// What became of a batch, for the app.
struct PushReport: Sendable {
    private var sent: [JSON] = []
    private var gone: Set<String> = []

    var count: Int { sent.count }

    mutating func note(_ message: PushMessage, _ result: PushResult) {
        switch result {
        case .sent: sent.append(Self.entry(message.device, message.key, refusal: nil))
        case .gone: gone.insert(message.device)
        case .refused(let status): sent.append(Self.entry(message.device, message.key, refusal: status))
        case .forbidden: sent.append(Self.entry(message.device, message.key, refusal: 0))
        case .later: break
        }
    }

    /// Notes a message that can't be sent at all.
    mutating func giveUp(_ json: JSON) {
        sent.append(Self.entry(json["device"]?.string ?? "", json["key"]?.string ?? "", refusal: 0))
    }

    private static func entry(_ device: String, _ key: String, refusal: Int?) -> JSON {
        [
            "device": .string(device), "key": .string(key),
            "refusal": refusal.map { .int(Int64($0)) } ?? .null,
        ]
    }

    func json(by owner: String) -> JSON {
        [
            "step": "report", "owner": .string(owner), "sent": .array(sent),
            "gone": .array(gone.sorted().map { .string($0) }),
        ]
    }
}
