import Almanac
import Interface
import Planner
import Records

/// The words on what was just done, with the way back where there is one.
struct NoticeToast {
    let visit: Visit

    init(_ visit: Visit) {
        self.visit = visit
    }

    var node: Node {
        guard let notice = visit.parameter(.notice).flatMap({ Notice(rawValue: $0) }) else { return .nothing }
        return toast(words(notice), undo: undo(notice), dismissLabel: visit.strings[.close])
    }

    private func words(_ notice: Notice) -> String {
        let strings = visit.strings
        let task = self.task
        let phrase = Phrase.notice(notice)
        switch notice {
        case .placeSet:
            let method = visit.place.map { Methods.chosen(visit.settings, country: $0.country, prayer: visit.bundle.prayer) }
            return strings(
                phrase, .text("place", visit.place.map { visit.name(of: $0) } ?? ""),
                .word("method", method.map { strings.name($0) } ?? ""))
        case .imported: return strings(phrase, count: Int(visit.parameter(.count) ?? "") ?? 0)
        case .settingsSaved, .hijriMoved, .hijriRestored, .erased, .erasedPlanner: return strings[phrase]
        case .scheduled:
            let time = task?.placement.flatMap { ClockTime(minuteOfDay: $0.start) }
            return strings(
                phrase, .text("title", task?.title ?? ""), .word("time", time.map { strings.time($0) } ?? ""))
        case .resized:
            return strings(
                phrase, .text("title", task?.title ?? ""),
                .word("time", strings.duration(minutes: task?.duration ?? 0)))
        default: return strings(phrase, .text("title", task?.title ?? ""))
        }
    }

    @NodeBuilder private func undo(_ notice: Notice) -> Node {
        if let action = notice.undo, let id = visit.parameter(.task), TaskID.checked(Substring(id)) != nil {
            postForm(Route.taskAction(id, action).link(), operation: OperationSlot.mark, .data("inplace")) {
                hiddenInput(FieldName.back.rawValue, visit.route.path)
                submitButton(visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
            }
        }
    }

    /// The task the notice speaks of, when it has been loaded; ``Visit`` asked for it.
    private var task: PlannedTask? {
        guard let id = visit.parameter(.task) else { return nil }
        let key = RecordKey(scope: .planner, kind: PlannedTask.kind, id: id)
        return visit.library.workspace[key].map { TaskReading($0).task }
    }
}

extension Phrase {
    /// What a notice says.
    static func notice(_ notice: Notice) -> Phrase {
        switch notice {
        case .created: Phrase("notice.created")
        case .saved: Phrase("notice.saved")
        case .completed: Phrase("notice.completed")
        case .reopened: Phrase("notice.reopened")
        case .deleted: Phrase("notice.deleted")
        case .restored: Phrase("notice.restored")
        case .scheduled: Phrase("notice.scheduled")
        case .unscheduled: Phrase("notice.unscheduled")
        case .resized: Phrase("notice.resized")
        case .duplicated: Phrase("notice.duplicated")
        case .placeSet: Phrase("notice.placeSet")
        case .settingsSaved: Phrase("notice.settingsSaved")
        case .hijriMoved: Phrase("notice.hijriMoved")
        case .hijriRestored: Phrase("notice.hijriRestored")
        case .imported: .noticeImported
        case .erased: Phrase("notice.erased")
        case .erasedPlanner: Phrase("notice.erasedPlanner")
        }
    }
}
