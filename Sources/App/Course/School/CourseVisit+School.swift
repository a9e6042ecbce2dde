import Course
import Records

extension CourseVisit {
    /// Whether what is written here holds: this is the school's own store.
    var isDeciding: Bool { walk?.school.isDeciding ?? false }

    /// Whether an event was made on this device and the school's server has not decided on it yet.
    func isGuess(_ event: String) -> Bool {
        guard walk != nil else { return false }
        return context.library.workspace.isGuess(
            RecordKind.schoolEvent.key(state.enrolment.id + "." + event))
    }
}
