import Interface

/// The steps within a task, and its own reminder.
extension Phrase {
    static let checklistTitle = Phrase("checklist.title")
    static let checklistHint = Phrase("checklist.hint")
    static let checklistProgress = Phrase("checklist.progress")
    static let checklistOpen = Phrase("checklist.open")
    static let checklistEmpty = Phrase("checklist.empty")
    static let checklistNew = Phrase("checklist.new")
    static let checklistAdd = Phrase("checklist.add")
    static let checklistTick = Phrase("checklist.tick")
    static let checklistUntick = Phrase("checklist.untick")
    static let checklistUp = Phrase("checklist.up")
    static let checklistDown = Phrase("checklist.down")
    static let checklistRemove = Phrase("checklist.remove")
    static let errorChecklistMany = Phrase("error.checklist.many")
    static let errorChecklistBlank = Phrase("error.checklist.blank")
    static let taskLead = Phrase("task.lead")
    static let taskLeadHint = Phrase("task.lead.hint")
    static let taskLeadGeneral = Phrase("task.lead.general")
}
