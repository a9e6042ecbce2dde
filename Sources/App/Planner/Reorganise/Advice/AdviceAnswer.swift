import Almanac
import Records

/// Reads an assistant's answer as moves, with care, because it may contain anything.
enum AdviceAnswer {
    /// The moves in an answer (OpenAI's chat completions), or `nil` if it has none that can be read. Whether they keep
    /// the planner's rules is checked later.
    ///
    /// - Parameter about: which number stands for which task, as in ``AdviceQuestion/about``.
    static func moves(_ text: String, about: String) -> [ProposedMove]? {
        guard let answer = try? JSON(reading: Array(text.utf8), limits: limits),
            let content = answer["choices"]?.array?.first?["message"]?["content"]?.string,
            let plan = try? JSON(reading: object(in: content), limits: limits), let list = plan["moves"]?.array
        else { return nil }
        let tasks = tasks(about)
        var moves: [ProposedMove] = []
        for entry in list {
            guard let number = entry["task"]?.int, let index = Int(exactly: number), tasks.indices.contains(index - 1),
                let start = (entry["start"]?.string).flatMap({ ClockTime($0) })
            else { return nil }
            let (id, before) = tasks[index - 1]
            for move in moves where move.id == id { return nil }
            if start.minuteOfDay != before {
                moves.append(ProposedMove(id: id, before: before, after: start.minuteOfDay))
            }
        }
        return moves
    }

    private static let limits = JSONLimits(size: AdvisorConfig.largest, depth: 16)

    /// The JSON object in an answer: some assistants put words or a code fence around it.
    private static func object(in content: String) -> [UInt8] {
        let bytes = Array(content.utf8)
        guard let first = bytes.firstIndex(of: UInt8(ascii: "{")), let last = bytes.lastIndex(of: UInt8(ascii: "}")),
            first < last
        else { return [] }
        return Array(bytes[first...last])
    }

    private static func tasks(_ about: String) -> [(id: String, before: Int)] {
        var tasks: [(id: String, before: Int)] = []
        for part in about.split(separator: ",") {
            let halves = part.split(separator: "@")
            guard halves.count == 2, let id = TaskID.checked(halves[0]), let before = Int(halves[1]) else { return [] }
            tasks.append((id, before))
        }
        return tasks
    }
}
