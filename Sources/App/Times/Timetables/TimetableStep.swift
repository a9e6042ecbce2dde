/// What a form of the timetable's page asks for.
enum TimetableStep: String, CaseIterable, Sendable {
    /// Reads a file and shows what it says; nothing is kept.
    case preview
    /// Reads it again and keeps it in the place of the present one.
    case accept
    /// Puts the timetable before this one back, or the one that was removed.
    case undo
    case on, off
    case iqamaOn, iqamaOff
    /// Lets the timetable hold at the place where the person is now.
    case here
    case remove
}
