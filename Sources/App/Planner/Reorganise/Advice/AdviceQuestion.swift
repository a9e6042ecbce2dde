import Planner
import Records

/// The question to the assistant: the least from which an arrangement can be made (MZ-088).
///
/// Numbers stand for tasks. It names neither the person, the place, the date nor a prayer, and gives titles only if the
/// person allowed it.
struct AdviceQuestion: Sendable {
    let question: Reorganiser.Question
    let hasTitles: Bool

    /// The maximum number of tasks in a question.
    static let most = Reorganiser.orderLimit

    /// `nil` if there is nothing to arrange, or more than can be asked.
    init?(_ day: WorkingDay, hasTitles: Bool) {
        question = day.question
        self.hasTitles = hasTitles
        guard (1...Self.most).contains(question.tasks.count) else { return nil }
    }

    /// The day in numbers, for the assistant.
    var facts: JSON {
        var free: [JSON] = []
        for range in question.free {
            free.append([.string(Self.text(range.lowerBound)), .string(Self.text(range.upperBound))])
        }
        var tasks: [JSON] = []
        for (index, entry) in question.tasks.enumerated() {
            var task: JSONObject = [
                "task": .int(Int64(index + 1)), "minutes": .int(Int64(entry.task.duration)),
                "start": .string(Self.text(entry.start)),
            ]
            if let priority = entry.task.priority { task["priority"] = .string(priority.rawValue) }
            if let deadline = entry.deadline { task["by"] = .string(Self.text(deadline)) }
            if hasTitles { task["title"] = .string(entry.task.title) }
            tasks.append(.object(task))
        }
        return ["step": .int(Int64(question.step)), "free": .array(free), "tasks": .array(tasks)]
    }

    /// The body of the request (OpenAI's chat completions).
    func body(_ config: AdvisorConfig) -> JSON {
        [
            "model": .string(config.model), "stream": false, "response_format": ["type": "json_object"],
            "messages": [
                ["role": "system", "content": .string(config.instructions)],
                ["role": "user", "content": .string(facts.text())],
            ],
        ]
    }

    /// Which number stands for which task, and its start: `id@540,id@600`. It stays on this machine.
    var about: String {
        var text = ""
        for entry in question.tasks { text += (text.isEmpty ? "" : ",") + "\(entry.task.id)@\(entry.start)" }
        return text
    }

    /// A minute as a time, with `24:00` for the end of the day.
    private static func text(_ minute: Int) -> String { minute < 1440 ? Minute.text(minute) : "24:00" }
}
