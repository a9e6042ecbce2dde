import Interface

/// What was done about settings, access and data.
enum MeNotice: String, CaseIterable, Sendable {
    /// The person's own configuration is another.
    case configured
    case tokenMade, tokenRevoked
    case diagnosticsDeleted
    case imported, erased, erasedPlanner
    /// What was erased is back, or is gone for good.
    case takenBack, forgotten
    /// Pro is open.
    case proWelcome

    func words(_ visit: Visit) -> String {
        let phrase = Phrase("notice." + rawValue)
        return switch self {
        case .imported: visit.strings(phrase, count: Int(visit.parameter(.count) ?? "") ?? 0)
        case .configured, .tokenMade, .tokenRevoked, .diagnosticsDeleted, .erased, .erasedPlanner, .takenBack,
            .forgotten,
            .proWelcome:
            visit.strings[phrase]
        }
    }

    func undo(_ visit: Visit) -> Node {
        switch self {
        case .configured: ConfigurationView.button(.undo, visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
        case .tokenMade, .tokenRevoked, .diagnosticsDeleted, .imported, .erased, .erasedPlanner, .takenBack, .forgotten,
            .proWelcome:
            .nothing
        }
    }
}
