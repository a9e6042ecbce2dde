import Interface

/// Notices about settings, access and data.
enum MeNotice: String, CaseIterable, Sendable {
    /// The person's own configuration was changed.
    case configured
    case tokenMade, tokenRevoked
    /// A paired device was changed, or revoked, or all were.
    case deviceChanged, deviceRevoked, devicesRevoked
    case diagnosticsDeleted
    case imported, erased, erasedPlanner, erasedQuran
    /// Erased data was restored, or erased for good.
    case takenBack, forgotten
    /// Pro was opened.
    case proWelcome

    func words(_ context: RequestContext) -> String {
        let phrase = Phrase("notice." + rawValue)
        return switch self {
        case .imported: context.strings(phrase, count: Int(context.parameter(.count) ?? "") ?? 0)
        case .configured, .tokenMade, .tokenRevoked, .deviceChanged, .deviceRevoked, .devicesRevoked,
            .diagnosticsDeleted, .erased, .erasedPlanner, .erasedQuran, .takenBack,
            .forgotten,
            .proWelcome:
            context.strings[phrase]
        }
    }

    func undo(_ context: RequestContext) -> Node {
        switch self {
        case .configured: ConfigurationView.button(.undo, context.strings[.noticeUndo], kind: .quiet, icon: .undo)
        case .tokenMade, .tokenRevoked, .deviceChanged, .deviceRevoked, .devicesRevoked, .diagnosticsDeleted, .imported,
            .erased, .erasedPlanner, .erasedQuran, .takenBack, .forgotten,
            .proWelcome:
            .nothing
        }
    }
}
