import Interface
import Planner

/// Notices about the place, the calendar, and whose times are used.
enum TimesNotice: String, CaseIterable, Sendable {
    case placeSet, placeCoarse, placeMoved, placeBack, methodSet
    case hijriMoved, hijriRestored
    case timetableUsed, timetableBack, timetableRemoved, sourceAsked

    func words(_ context: RequestContext) -> String {
        let strings = context.strings
        let phrase = Phrase("notice." + rawValue)
        let place = context.place.map { context.name(of: $0) } ?? ""
        switch self {
        case .placeSet, .placeCoarse, .methodSet:
            let method = Methods.chosen(
                context.settings, country: context.place?.country ?? "", prayer: context.bundle.prayer)
            return strings(
                phrase, .text("place", place), .word("method", strings.name(method)),
                .number("distance", Int(context.parameter(.count) ?? "") ?? 0))
        case .placeBack: return strings(phrase, .text("place", place))
        case .timetableUsed: return strings(phrase, .text("name", context.settings.timetables.imported?.name ?? ""))
        case .timetableBack:
            guard let head = context.settings.timetables.imported else { return strings[.noticeTimetableNone] }
            return strings(phrase, .text("name", head.name))
        case .timetableRemoved, .sourceAsked, .placeMoved, .hijriMoved, .hijriRestored: return strings[phrase]
        }
    }

    @NodeBuilder func undo(_ context: RequestContext) -> Node {
        switch self {
        case .timetableUsed, .timetableRemoved:
            TimetableView.button(.undo, context.strings[.noticeUndo], context, kind: .quiet, icon: .undo)
        case .placeMoved: FollowForm.button(.back, context.strings[.noticeUndo], kind: .quiet, icon: .undo)
        case .placeSet, .placeCoarse, .placeBack, .methodSet, .hijriMoved, .hijriRestored, .timetableBack, .sourceAsked:
            Node.nothing
        }
    }
}
