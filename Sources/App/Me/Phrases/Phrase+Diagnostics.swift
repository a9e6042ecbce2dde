import Interface

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
