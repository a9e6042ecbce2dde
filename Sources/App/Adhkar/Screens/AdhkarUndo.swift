import Interface

/// The ways back that stand beside the notices of the adhkar and the counter.
struct AdhkarUndo {
    let visit: Visit

    init(_ visit: Visit) {
        self.visit = visit
    }

    @NodeBuilder func button(_ notice: Notice) -> Node {
        if notice == .adhkarReset || notice == .counterReset {
            postForm(visit.route.link(), operation: OperationSlot.mark, .data("inplace")) {
                if let back = Return.route(visit) { hiddenInput(FieldName.back.rawValue, back.path) }
                for item in Return.opened(visit) { hiddenInput(item.name, item.value) }
                hiddenInput(FieldName.step.rawValue, TallyStep.restore.rawValue)
                submitButton(visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
            }
        }
    }
}
