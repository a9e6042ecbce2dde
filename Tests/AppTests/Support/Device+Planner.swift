import Records

@testable import App

extension Device {
    /// A device that stands in Riyadh.
    static func inRiyadh() throws -> Device {
        let device = try Device()
        device.post("/place", ["city": "108410"])
        return device
    }

    /// Adds a task and gives its id.
    func add(_ title: String, duration: Int = 30, date: String = "", start: String = "") throws -> String {
        let answer = try call(
            "/tasks", ["title": title, "duration": "\(duration)", "date": date, "start": start])
        return answer.json["task"]?["id"]?.string ?? ""
    }

    /// A task as programs see it.
    func task(_ id: String) throws -> JSON { try facts("/tasks/\(id)")["task"] ?? .null }

    /// A page's text.
    func page(_ path: String) -> String { String(decoding: get(path).body, as: UTF8.self) }
}

extension Response {
    /// The body as text.
    var text: String { String(decoding: body, as: UTF8.self) }

    /// A header's value.
    subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}
