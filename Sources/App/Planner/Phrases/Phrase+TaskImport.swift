import Interface

/// Importing tasks from another program.
extension Phrase {
    static let taskImportTitle = Phrase("taskImport.title")
    static let taskImportLead = Phrase("taskImport.lead")
    static let taskImportOpen = Phrase("taskImport.open")
    static let taskImportFile = Phrase("taskImport.file")
    static let taskImportFileHint = Phrase("taskImport.file.hint")
    static let taskImportPaste = Phrase("taskImport.paste")
    static let taskImportRead = Phrase("taskImport.read")
    static let taskImportExample = Phrase("taskImport.example")
    static let taskImportNothing = Phrase("taskImport.nothing")
    static let taskImportEmpty = Phrase("taskImport.empty")
    static let taskImportRemarks = Phrase("taskImport.remarks")
    static let taskImportFound = Phrase("taskImport.found")
    static let taskImportKnown = Phrase("taskImport.known")
    static let taskImportIsKnown = Phrase("taskImport.known.badge")
    static let taskImportAllKnown = Phrase("taskImport.known.all")
    static let taskImportAccept = Phrase("taskImport.accept")
    static let taskImportMore = Phrase("taskImport.more")
    static let dataExportTasks = Phrase("data.exportTasks")
}
