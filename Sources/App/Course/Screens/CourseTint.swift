/// The colours of the course's pills (QF-028 to QF-030, QF-083). The raw value is the name of the style.
enum CourseTint: String, Sendable {
    case green, blue, grey, amber
    case levelClass = "level-class"
    case circle = "qrc"
    case officeHours = "office-hours"
}
