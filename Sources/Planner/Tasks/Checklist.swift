import Records

/// The steps of a task, in order.
public struct Checklist: Hashable, Sendable {
    /// One step.
    public struct Step: Hashable, Sendable {
        /// A single line, never blank.
        public var text: String
        public var isDone: Bool

        public init(_ text: String, isDone: Bool = false) {
            self.text = text
            self.isDone = isDone
        }
    }

    public var steps: [Step]

    public init(_ steps: [Step] = []) { self.steps = steps }

    public var isEmpty: Bool { steps.isEmpty }

    /// How many steps are done.
    public var done: Int { steps.count { $0.isDone } }

    /// The same steps, none of them done.
    public var unticked: Checklist { Checklist(steps.map { Step($0.text) }) }

    /// Reads one step per line. A leading `[x] ` means that it is done, and `[ ] ` that it isn't. Without either, it is
    /// as done as a step with the same words in `standing`.
    public init(lines text: String, standing: Checklist = Checklist()) {
        steps = []
        var left = standing.steps
        for line in TaskText.lines(text).unicodeScalars.split(separator: "\n") {
            var words = TaskText.line(String(line))
            var mark: Bool?
            if words.hasPrefix("[x] ") || words.hasPrefix("[X] ") { mark = true }
            if words.hasPrefix("[ ] ") { mark = false }
            if mark != nil { words = TaskText.line(String(words.dropFirst(4))) }
            guard !TaskText.isBlank(words) else { continue }
            let found = left.firstIndex { $0.text == words }
            steps.append(Step(words, isDone: mark ?? found.map { left[$0].isDone } ?? false))
            if let found { left.remove(at: found) }
        }
    }

    /// One step per line, as a form shows it.
    public var lines: String { text { _ in "" } }

    /// One step per line with its mark, so that reading it again loses nothing.
    public var markedLines: String { text { $0.isDone ? "[x] " : "[ ] " } }

    private func text(_ mark: (Step) -> String) -> String {
        var text = ""
        for step in steps { text += (text.isEmpty ? "" : "\n") + mark(step) + step.text }
        return text
    }
}

extension Checklist {
    /// Reads what ``json`` writes, ignoring anything that is not a step.
    public init(_ json: JSON?) {
        steps = []
        for entry in json?.array ?? [] {
            guard let text = entry["text"]?.string, !TaskText.isBlank(text) else { continue }
            steps.append(Step(text, isDone: entry["done"] == .bool(true)))
        }
    }

    /// The steps as written in records and to programs.
    public var json: JSON {
        var list: [JSON] = []
        for step in steps { list.append(["text": .string(step.text), "done": .bool(step.isDone)]) }
        return .array(list)
    }

    /// Why steps are refused.
    public enum Problem: Error, Hashable, Sendable {
        case tooMany(limit: Int)
        case tooLong(count: Int, limit: Int)
    }

    /// Returns the problem with the checklist; `nil` if there is none.
    public func problem(_ planner: PlannerConfig) -> Problem? {
        if steps.count > planner.checklist { return .tooMany(limit: planner.checklist) }
        for step in steps {
            let count = step.text.count
            if count > planner.title.characters || step.text.utf8.count > planner.title.bytes {
                return .tooLong(count: count, limit: planner.title.characters)
            }
        }
        return nil
    }

    /// Moves a step up (-1) or down (1). A step at the end of the list stays.
    public mutating func move(_ index: Int, by offset: Int) {
        guard steps.indices.contains(index), steps.indices.contains(index + offset) else { return }
        steps.swapAt(index, index + offset)
    }
}
