import Almanac
import Course

/// How an enrolment stands, in a few lines.
struct CourseStateText {
    let state: CourseState
    let curriculum: Curriculum
    let terminal: Terminal

    init(_ state: CourseState, _ curriculum: Curriculum, _ terminal: Terminal) {
        self.state = state
        self.curriculum = curriculum
        self.terminal = terminal
    }

    var lines: [String] {
        var lines: [String] = []
        if let week = state.week {
            lines.append(
                word("week", ["week": "\(week)", "count": "\(state.weekCount)", "level": "\(state.levelNumber ?? 0)"]))
        }
        let step = terminal.word("course.step.\(state.nextStep.rawValue)")
        lines.append(
            [step, state.nextStepWeek.map { word("ofWeek", ["week": "\($0)"]) }].compactMap { $0 }
                .joined(separator: terminal.parting))
        if !state.overdue.isEmpty {
            let weeks = state.overdue.map { "\($0.number)" }
            lines.append(word("open", ["weeks": weeks.joined(separator: terminal.parting)]))
        }
        if let allowance = state.allowance {
            lines.append(word("attempts", ["left": "\(allowance.remaining)", "limit": "\(allowance.limit)"]))
        }
        if let unlock = state.nextUnlock {
            lines.append(word("unlock", ["week": "\(unlock.week)", "date": unlock.date.description]))
        }
        return lines
    }

    private func word(_ key: String, _ values: [String: String]) -> String {
        terminal.word("course.\(key)", values.mapValues { terminal.digits($0) })
    }
}
