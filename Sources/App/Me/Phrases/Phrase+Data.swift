import Interface

/// The person's own data.
extension Phrase {
    static let dataTitle = Phrase("data.title")
    static let dataWhere = Phrase("data.where")
    static let dataExport = Phrase("data.export")
    static let dataExportHint = Phrase("data.export.hint")
    static let dataImport = Phrase("data.import")
    static let dataImportFile = Phrase("data.import.file")
    static let dataImportHint = Phrase("data.import.hint")
    static let dataImportSubmit = Phrase("data.import.submit")
    static let dataErase = Phrase("data.erase")
    static let dataEraseBody = Phrase("data.erase.body")
    static let dataErasePlanner = Phrase("data.erase.planner")
    static let dataEraseQuran = Phrase("data.erase.quran")
    static let dataEraseAll = Phrase("data.erase.all")
    static let dataEraseConfirm = Phrase("data.erase.confirm")
    static let dataExportLocked = Phrase("data.export.locked")
    static let erasedTitle = Phrase("data.erased")
    static let erasedBody = Phrase("data.erased.body")
    static let erasedLeft = Phrase("data.erased.left")
    static let erasedTakeBack = Phrase("data.erased.takeBack")
    static let erasedForget = Phrase("data.erased.forget")
    static let erasedForgetBody = Phrase("data.erased.forget.body")
    static let erasedForgetConfirm = Phrase("data.erased.forget.confirm")
}

/// The log of this device's own speed and faults.
extension Phrase {
    static let diagnosticsTitle = Phrase("diagnostics.title")
    static let diagnosticsBrief = Phrase("diagnostics.brief")
    static let diagnosticsLead = Phrase("diagnostics.lead")
    static let diagnosticsIsOn = Phrase("diagnostics.isOn")
    static let diagnosticsIsOff = Phrase("diagnostics.isOff")
    static let diagnosticsOn = Phrase("diagnostics.on")
    static let diagnosticsOff = Phrase("diagnostics.off")
    static let diagnosticsNone = Phrase("diagnostics.none")
    static let diagnosticsTimings = Phrase("diagnostics.timings")
    static let diagnosticsTiming = Phrase("diagnostics.timing")
    static let diagnosticsFaults = Phrase("diagnostics.faults")
    static let diagnosticsFault = Phrase("diagnostics.fault")
    static let diagnosticsExport = Phrase("diagnostics.export")
    static let diagnosticsDelete = Phrase("diagnostics.delete")
}
