/// What a student asks the school's staff about (QF-151). The raw value stands in files and forms.
public enum CourseHelpTopic: String, CaseIterable, Hashable, Sendable {
    case general
    case tech
    case billing
}
