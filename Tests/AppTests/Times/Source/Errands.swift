import Almanac
import Planner
import Records

@testable import App

/// A source that answers with the device's own computed times, changed as a test wants it.
extension Device {
    static let sourcePath = "/me/settings/source"

    /// A device in Riyadh whose source is switched on.
    static func asking() throws -> Device {
        let device = try Device.inRiyadh()
        device.post(sourcePath, ["step": "on", "address": "https://times.example"])
        return device
    }

    /// What the app wants asked now; `nil` where nothing is due.
    func order() throws -> JSON? {
        let answer = try job("GET", .null)["ask"]
        return answer?.isNull == true ? nil : answer
    }

    /// Hands a failure to the app.
    @discardableResult
    func fail(_ failure: JSON) throws -> JSON {
        guard case .object(var report)? = try order() else { return .null }
        report["failure"] = failure
        return try job("POST", .object(report))
    }

    /// Hands answers to the app: the times of `/v1/calendar` on this very device, after a change.
    @discardableResult
    func answer(_ change: (String) -> String = { $0 }) throws -> JSON {
        guard case .object(var report)? = try order() else { return .null }
        var answers: [JSON] = []
        for address in report["addresses"]?.array ?? [] {
            let path = String((address.string ?? "").dropFirst("https://times.example".count))
            answers.append(.string(change(get(path, accept: "application/json").text)))
        }
        report["answers"] = .array(answers)
        return try job("POST", .object(report))
    }

    /// One errand, stored as a host would.
    func job(_ method: String, _ body: JSON) throws -> JSON {
        let request = Request(
            method: method, path: Self.sourcePath, body: body.isNull ? [] : body.bytes(), now: now, entropy: draw())
        let app = app
        let answer = send(request) { app.handleSource($0, workspace: $1, resources: $2) }
        return try JSON(reading: answer.body)
    }
}
