import Foundation
import Synchronization

/// Shows the progress of a large change beside a command's output: one line that counts up on a terminal, and elsewhere
/// a line for each quarter. Quick changes show nothing.
final class ProgressLine: Sendable {
    private let terminal: Terminal
    private let counts = isatty(STDERR_FILENO) == 1
    private let shown = Mutex<Int?>(nil)

    /// The number of records below which nothing is shown.
    private static let least = 5_000

    init(_ terminal: Terminal) {
        self.terminal = terminal
    }

    /// Shows the progress, unless the same was shown already.
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

    /// Clears the line, so that further output begins on an empty one.
    func end() {
        let isShown = shown.withLock { shown in
            defer { shown = nil }
            return shown != nil
        }
        if isShown, counts { terminal.remark("", replacing: true) }
    }
}
