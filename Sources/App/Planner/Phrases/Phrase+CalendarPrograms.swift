import Interface

/// What calendar programs are told, and what is said of a task that one of them keeps.
extension Phrase {
    static let calendarProgramTitle = Phrase("calendarProgram.title")
    static let calendarProgramLead = Phrase("calendarProgram.lead")
    static let calendarProgramAddress = Phrase("calendarProgram.address")
    static let calendarProgramMake = Phrase("calendarProgram.make")
    static let calendarUntitled = Phrase("calendarProgram.untitled")
    static let calendarClosed = Phrase("calendarProgram.closed")
    static let calendarChanged = Phrase("calendarProgram.changed")
    static let calendarRefused = Phrase("calendarProgram.refused")
    static let calendarSingle = Phrase("calendarProgram.single")
    static let calendarOnce = Phrase("calendarProgram.once")
}
