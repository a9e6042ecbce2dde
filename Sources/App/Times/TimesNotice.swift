import Interface
import Planner

/// What was done about the place, the calendar and whose times hold.
enum TimesNotice: String, CaseIterable, Sendable {
    case placeSet, placeCoarse, placeMoved, placeBack, methodSet
    case hijriMoved, hijriRestored
    case timetableUsed, timetableBack, timetableRemoved, sourceAsked

    func words(_ visit: Visit) -> String {
        let strings = visit.strings
        let phrase = Phrase("notice." + rawValue)
        let place = visit.place.map { visit.name(of: $0) } ?? ""
        switch self {
        case .placeSet, .placeCoarse, .methodSet:
            let method = Methods.chosen(
                visit.settings, country: visit.place?.country ?? "", prayer: visit.bundle.prayer)
            return strings(
                phrase, .text("place", place), .word("method", strings.name(method)),
                .number("distance", Int(visit.parameter(.count) ?? "") ?? 0))
        case .placeBack: return strings(phrase, .text("place", place))
        case .timetableUsed: return strings(phrase, .text("name", visit.settings.timetables.imported?.name ?? ""))
        case .timetableBack:
            guard let head = visit.settings.timetables.imported else { return strings[.noticeTimetableNone] }
            return strings(phrase, .text("name", head.name))
        case .timetableRemoved, .sourceAsked, .placeMoved, .hijriMoved, .hijriRestored: return strings[phrase]
        }
    }

    @NodeBuilder func undo(_ visit: Visit) -> Node {
        switch self {
        case .timetableUsed, .timetableRemoved:
            TimetableView.button(.undo, visit.strings[.noticeUndo], visit, kind: .quiet, icon: .undo)
        case .placeMoved: FollowForm.button(.back, visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
        case .placeSet, .placeCoarse, .placeBack, .methodSet, .hijriMoved, .hijriRestored, .timetableBack, .sourceAsked:
            Node.nothing
        }
    }
}
