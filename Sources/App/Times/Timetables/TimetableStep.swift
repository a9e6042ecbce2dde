/// What a form of the timetable's page asks for.
enum TimetableStep: String, CaseIterable, Sendable {
    /// Reads a file and shows its contents; nothing is stored.
    case preview
    /// Reads the file again and stores it in place of the present one.
    case accept
    /// Restores the timetable before this one, or the one that was removed.
    case undo
    case on, off
    case iqamaOn, iqamaOff
    /// Uses the timetable at the person's present place.
    case here
    case remove
}
