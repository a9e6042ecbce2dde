import Almanac
import Records

@testable import App

/// A server's device whose person switches alerts by push on, and the errands of the host that sends them.
extension Device {
    static let pushPath = "/me/settings/push"
    /// A browser's key and secret, of RFC 8291's example.
    static let browserKey = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    static let browserSecret = "BTBZMqHH6r4Tts7J_aSIgg"

    /// A device in Riyadh at an hour of Saturday 21 November 2026, whose alerts are on in one browser.
    static func pushing(_ hour: Int, _ minute: Int = 0) throws -> (device: Device, id: String) {
        let device = try LateDayTests.device(hour, minute)
        return (device, try device.turnOn())
    }

    /// Switches alerts on, with all that has to be there before; gives the browser's id.
    @discardableResult
    func turnOn() throws -> String {
        _ = try push("POST", ["step": "key", "key": "BKey"])
        _ = try call(Self.pushPath, ["step": "contact", "text": "someone@mosque.org"])
        return try subscribe()
    }

    /// Switches alerts on in a browser; gives its id.
    @discardableResult
    func subscribe(_ endpoint: String = "https://push.mosque.org/1", session: String = "") throws -> String {
        let fields =
            "step=subscribe&endpoint=\(endpoint)&p256dh=\(Self.browserKey)&auth=\(Self.browserSecret)"
            + "&name=Firefox&origin=http://127.0.0.1:8470"
        let answer = send(
            Request(
                method: "POST", path: Self.pushPath, contentType: "application/x-www-form-urlencoded",
                accept: "application/json", session: session, body: Array(fields.utf8), now: now, entropy: draw()))
        return try JSON(reading: answer.body)["device"]?.string ?? ""
    }

    /// One errand of the host, stored as it would.
    func push(_ method: String, _ body: JSON) throws -> JSON {
        let request = Request(method: method, path: Self.pushPath, body: body.bytes(), now: now, entropy: draw())
        let app = app
        let answer = send(request) { app.handlePush($0, workspace: $1, resources: $2) }
        return try JSON(reading: answer.body)
    }

    /// The keys of what is due, of each device after another.
    func due(trying: [String] = []) throws -> [String] {
        try push("GET", ["trying": .array(trying.map { .string($0) })])["due"]?.array?.compactMap { $0["key"]?.string }
            ?? []
    }

    /// Takes the right to send; gives the messages, or `nil` while another has it.
    func claim(_ owner: String = "one") throws -> [JSON]? {
        try push("POST", ["step": "claim", "owner": .string(owner)])["messages"]?.array
    }

    /// Sends all that is due, as the host does; gives what is shown.
    @discardableResult
    func deliver(_ owner: String = "one") throws -> [JSON] {
        let messages = try claim(owner) ?? []
        let sent = messages.map { ["device": $0["device"] ?? .null, "key": $0["key"] ?? .null] as JSON }
        _ = try push("POST", ["step": "report", "owner": .string(owner), "sent": .array(sent), "gone": []])
        return messages.map { $0["payload"]?["notification"] ?? .null }
    }

    func advance(minutes: Int64, seconds: Int64 = 0) {
        now = Instant(seconds: now.seconds + minutes * 60 + seconds)
    }

    /// An instant of that Saturday, by Riyadh's clock.
    static func instant(_ hour: Int64, _ minute: Int64) -> Instant {
        Instant(seconds: LateDayTests.CivilDateTimes.saturday + (hour - 3) * 3600 + minute * 60)
    }

    /// Stores a record, as another part of the host would.
    func keep(_ key: RecordKey, _ fields: JSONObject) {
        var changeSet = ChangeSet(workspace: workspace, now: now)
        changeSet.set(key, fields)
        merge(changeSet.changes.records)
    }
}
