import Interface
import Quran

/// Notices of the Quran's area: an ayah was marked or unmarked; a place, plan or portion was stored; a text was
/// reported.
enum QuranNotice: String, CaseIterable, Sendable {
    case bookmarked, unbookmarked, stoppedHere, khatmaSaved, khatmaRemoved, portionRead, portionBack, textReported
    case hifzAdded, hifzDone, hifzMoved, hifzRemoved, hifzWithdrawn
    case recitationKept, recitationRemoved, recitationBack

    func words(_ context: RequestContext) -> String {
        let strings = context.strings
        let phrase = Phrase("notice." + rawValue)
        switch self {
        case .bookmarked, .unbookmarked, .stoppedHere:
            let ayah = context.parameter(.mark).flatMap { AyahReference(text: $0) }
            return strings(phrase, .text("ayah", ayah.map { strings.number($0) } ?? ""))
        case .khatmaSaved, .khatmaRemoved, .portionRead, .portionBack, .textReported, .hifzAdded, .hifzDone, .hifzMoved,
            .hifzRemoved, .hifzWithdrawn, .recitationKept, .recitationRemoved, .recitationBack:
            return strings[phrase]
        }
    }

    @NodeBuilder func undo(_ context: RequestContext) -> Node {
        if let mark = context.parameter(.mark) {
            switch self {
            case .bookmarked, .unbookmarked:
                if AyahReference(text: mark) != nil {
                    Self.form(.quran(.bookmarks), context) {
                        hiddenInput(FieldName.mark.rawValue, (self == .bookmarked ? "-" : "+") + mark)
                    }
                }
            case .khatmaRemoved: Self.khatma(.restore, mark, context)
            case .portionRead: Self.khatma(.unread, mark, context)
            case .hifzDone, .hifzMoved, .hifzRemoved:
                if TaskID.checked(Substring(mark)) != nil {
                    Self.form(.quran(.hifz(.home)), context) {
                        hiddenInput(FieldName.step.rawValue, HifzStep.withdraw.rawValue)
                        hiddenInput(FieldName.mark.rawValue, mark)
                    }
                }
            case .recitationRemoved:
                if let id = TaskID.checked(Substring(mark)) {
                    Self.form(.quran(.recite(.kept(id))), context) { hiddenInput(FieldName.restore.rawValue, "1") }
                }
            case .stoppedHere, .khatmaSaved, .portionBack, .textReported, .hifzAdded, .hifzWithdrawn, .recitationKept,
                .recitationBack:
                Node.nothing
            }
        }
    }

    @NodeBuilder private static func khatma(_ step: KhatmaStep, _ id: String, _ context: RequestContext) -> Node {
        if TaskID.checked(Substring(id)) != nil {
            form(.quran(.khatma), context) {
                hiddenInput(FieldName.step.rawValue, step.rawValue)
                hiddenInput(FieldName.mark.rawValue, id)
            }
        }
    }

    private static func form(_ route: Route, _ context: RequestContext, @NodeBuilder fields: () -> Node) -> Node {
        postForm(route.link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
            hiddenInput(FieldName.back.rawValue, context.route.path)
            fields()
            submitButton(context.strings[.noticeUndo], kind: .quiet, icon: .undo)
        }
    }
}
