/// What is wrong with a course file, and where.
public struct CourseFileFault: Error, Hashable, Sendable {
    /// The way from the file's root to the value.
    public var place: [Step]
    public var reason: Reason

    public enum Step: Hashable, Sendable {
        case member(String)
        /// From 0.
        case element(Int)
    }

    public enum Reason: Hashable, Sendable {
        case missing
        /// Something of another form belongs there.
        case expected(Form)
        case outOfRange(first: Int, last: Int)
        /// The value is none of those that there are.
        case unknown(String, known: [String])
        /// Something else has this name already.
        case twice(String)
        /// The weeks of a level are not numbered from 1 to that many, in order.
        case weekNumbers(Int)
        /// A cohort begins on another day of the week than weeks open on.
        case startDay(expected: String)
        /// Somebody in this role does no such thing.
        case notAllowed(role: String)
    }

    public enum Form: String, CaseIterable, Hashable, Sendable {
        case object
        case list
        case text
        case number
        case flag
        case date
        case instant
        case passage
        case words
        case link
        case file
    }

    /// The place as text: `events[3].week`; empty for the whole file.
    public var path: String {
        var path = ""
        for step in place {
            switch step {
            case .member(let name): path += path.isEmpty ? name : ".\(name)"
            case .element(let index): path += "[\(index)]"
            }
        }
        return path
    }
}
