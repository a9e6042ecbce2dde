import Records

/// The steps within a task, in their order.
public struct Checklist: Hashable, Sendable {
    /// One step.
    public struct Step: Hashable, Sendable {
        /// One line, never blank.
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

    /// Reads one step a line. `[x] ` before it says that it is done, `[ ] ` that it isn't; without either it is as a step
    /// of the same words in `standing` was.
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

    /// One step a line, as a form shows it.
    public var lines: String { text { _ in "" } }

    /// One step a line with its mark, so that nothing is lost where it is read again.
    public var markedLines: String { text { $0.isDone ? "[x] " : "[ ] " } }

    private func text(_ mark: (Step) -> String) -> String {
        var text = ""
        for step in steps { text += (text.isEmpty ? "" : "\n") + mark(step) + step.text }
        return text
    }
}

extension Checklist {
    /// Reads what ``json`` writes; what is no step is left out.
    public init(_ json: JSON?) {
        steps = []
        for entry in json?.array ?? [] {
            guard let text = entry["text"]?.string, !TaskText.isBlank(text) else { continue }
            steps.append(Step(text, isDone: entry["done"] == .bool(true)))
        }
    }

    /// The steps as records and programs have them.
    public var json: JSON {
        var list: [JSON] = []
        for step in steps { list.append(["text": .string(step.text), "done": .bool(step.isDone)]) }
        return .array(list)
    }
}
