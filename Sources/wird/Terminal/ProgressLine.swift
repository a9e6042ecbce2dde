import Foundation
import Synchronization

/// How far a large change is, beside what a command prints: one line that counts on a terminal, and elsewhere a line for each
/// quarter. What is done in an instant says nothing.
final class ProgressLine: Sendable {
    private let terminal: Terminal
    private let counts = isatty(STDERR_FILENO) == 1
    private let shown = Mutex<Int?>(nil)

    /// Records below which nothing is said.
    private static let least = 5_000

    init(_ terminal: Terminal) {
        self.terminal = terminal
    }

    /// Says that so many are done, unless that was said already.
    func show(_ done: Int, of total: Int) {
        guard total >= Self.least else { return }
        let step = counts ? 1 : 25
        let percent = done * 100 / total / step * step
        let isNew = shown.withLock { shown in
            defer { shown = percent }
            return shown != percent
        }
        guard isNew else { return }
        let text = terminal.word("importing", ["percent": terminal.digits("\(percent)")])
        terminal.remark(text, replacing: counts)
    }

    /// Clears the line, so that what comes next begins on an empty one.
    func end() {
        let isShown = shown.withLock { shown in
            defer { shown = nil }
            return shown != nil
        }
        if isShown, counts { terminal.remark("", replacing: true) }
    }
}
