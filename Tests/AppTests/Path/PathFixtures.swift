import Almanac
import Records
import WorshipPath

@testable import App

extension Device {
    /// A device in Riyadh whose path was begun with some answers, the others left out.
    static func onPath(_ answers: KeyValuePairs<String, String> = [:], language: String = "ar") throws -> Device {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": language])
        device.begin(answers)
        return device
    }

    /// Answers the beginning's questions and takes the plan.
    func begin(_ answers: KeyValuePairs<String, String> = [:]) {
        for (question, choice) in answers {
            post("/path/questions/beginning/\(question)", ["step": "next", "choice": choice])
        }
        post("/path/plan/beginning", ["step": "accept"])
    }

    var today: String { CivilDateTime(utcSeconds: now.seconds + 3 * 3600).date.description }

    /// Notes an action of today as done.
    func log(_ entry: String) { post("/path/day/\(today)", ["step": "done", "entry": entry]) }

    func wait(days: Int64) { now = Instant(seconds: now.seconds + days * 86_400) }

    /// The records of the path that are live.
    var pathRecords: [Record] { store.values.filter { $0.key.scope == .path && !$0.isDeleted } }
}
