import Interface

/// Notices of what was done to a list.
enum SharedNotice: String, CaseIterable, Sendable {
    case listLeft

    func words(_ context: RequestContext) -> String { context.strings[Phrase("notice." + rawValue)] }

    func undo(_ context: RequestContext) -> Node { .nothing }
}
