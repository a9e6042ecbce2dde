import Interface
import Quran

/// The ways back that stand beside the Quran's notices.
struct QuranUndo {
    let visit: Visit

    init(_ visit: Visit) {
        self.visit = visit
    }

    @NodeBuilder func button(_ notice: Notice) -> Node {
        if let mark = visit.parameter(.mark) {
            switch notice {
            case .bookmarked, .unbookmarked:
                if AyahReference(text: mark) != nil {
                    form(.quran(.bookmarks)) {
                        hiddenInput(FieldName.mark.rawValue, (notice == .bookmarked ? "-" : "+") + mark)
                    }
                }
            case .khatmaRemoved: khatma(.restore, mark)
            case .portionRead: khatma(.unread, mark)
            default: Node.nothing
            }
        }
    }

    @NodeBuilder private func khatma(_ step: KhatmaStep, _ id: String) -> Node {
        if TaskID.checked(Substring(id)) != nil {
            form(.quran(.khatma)) {
                hiddenInput(FieldName.step.rawValue, step.rawValue)
                hiddenInput(FieldName.mark.rawValue, id)
            }
        }
    }

    private func form(_ route: Route, @NodeBuilder fields: () -> Node) -> Node {
        postForm(route.link(), operation: OperationSlot.mark, .data("inplace")) {
            hiddenInput(FieldName.back.rawValue, visit.route.path)
            fields()
            submitButton(visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
        }
    }
}
