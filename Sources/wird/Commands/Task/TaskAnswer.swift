import Records

/// Prints the state of a task after a change.
struct TaskAnswer {
    private let terminal: Terminal

    init(_ installation: Installation) {
        terminal = installation.terminal
    }

    /// - Parameter key: the key of the sentence under `cli` in the catalogues.
    func show(_ answer: JSON, _ key: String) {
        let task = answer["task"] ?? .null
        terminal.show([terminal.word(key), TaskText(task, terminal).line], json: answer)
    }
}
