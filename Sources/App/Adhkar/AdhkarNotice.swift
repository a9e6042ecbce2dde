import Interface

/// The counts of adhkar, or the counter, were begun anew.
enum AdhkarNotice: String, CaseIterable, Sendable {
    case adhkarReset, counterReset

    func words(_ visit: Visit) -> String { visit.strings[Phrase("notice." + rawValue)] }

    func undo(_ visit: Visit) -> Node {
        postForm(visit.route.link(), operation: OperationSlot.mark, .data("inplace")) {
            if let back = Return.route(visit) { hiddenInput(FieldName.back.rawValue, back.path) }
            for item in Return.opened(visit) { hiddenInput(item.name, item.value) }
            hiddenInput(FieldName.step.rawValue, TallyStep.restore.rawValue)
            submitButton(visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
        }
    }
}
