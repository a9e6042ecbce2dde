import Interface
import Quran

/// An ayah was marked, or the mark taken away; a place, a plan or a portion was kept; a text was reported.
enum QuranNotice: String, CaseIterable, Sendable {
    case bookmarked, unbookmarked, stoppedHere, khatmaSaved, khatmaRemoved, portionRead, portionBack, textReported

    func words(_ visit: Visit) -> String {
        let strings = visit.strings
        let phrase = Phrase("notice." + rawValue)
        switch self {
        case .bookmarked, .unbookmarked, .stoppedHere:
            let ayah = visit.parameter(.mark).flatMap { AyahReference(text: $0) }
            return strings(phrase, .text("ayah", ayah.map { strings.number($0) } ?? ""))
        case .khatmaSaved, .khatmaRemoved, .portionRead, .portionBack, .textReported: return strings[phrase]
        }
    }

    @NodeBuilder func undo(_ visit: Visit) -> Node {
        if let mark = visit.parameter(.mark) {
            switch self {
            case .bookmarked, .unbookmarked:
                if AyahReference(text: mark) != nil {
                    Self.form(.quran(.bookmarks), visit) {
                        hiddenInput(FieldName.mark.rawValue, (self == .bookmarked ? "-" : "+") + mark)
                    }
                }
            case .khatmaRemoved: Self.khatma(.restore, mark, visit)
            case .portionRead: Self.khatma(.unread, mark, visit)
            case .stoppedHere, .khatmaSaved, .portionBack, .textReported: Node.nothing
            }
        }
    }

    @NodeBuilder private static func khatma(_ step: KhatmaStep, _ id: String, _ visit: Visit) -> Node {
        if TaskID.checked(Substring(id)) != nil {
            form(.quran(.khatma), visit) {
                hiddenInput(FieldName.step.rawValue, step.rawValue)
                hiddenInput(FieldName.mark.rawValue, id)
            }
        }
    }

    private static func form(_ route: Route, _ visit: Visit, @NodeBuilder fields: () -> Node) -> Node {
        postForm(route.link(), operation: OperationSlot.mark, .data("inplace")) {
            hiddenInput(FieldName.back.rawValue, visit.route.path)
            fields()
            submitButton(visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
        }
    }
}
