import Interface

/// Notices that the counts of adhkar, or the counter, were reset.
enum AdhkarNotice: String, CaseIterable, Sendable {
    case adhkarReset, counterReset

    func words(_ context: RequestContext) -> String { context.strings[Phrase("notice." + rawValue)] }

    func undo(_ context: RequestContext) -> Node {
        postForm(context.route.link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
            if let back = Return.route(context) { hiddenInput(FieldName.back.rawValue, back.path) }
            for item in Return.opened(context) { hiddenInput(item.name, item.value) }
            hiddenInput(FieldName.step.rawValue, TallyStep.restore.rawValue)
            submitButton(context.strings[.noticeUndo], kind: .quiet, icon: .undo)
        }
    }
}
