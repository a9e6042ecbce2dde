import Almanac
import Interface
import Planner
import Quran
import Records
import WorshipPath

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
        case .placeSet, .placeCoarse, .methodSet:
            let method = Methods.chosen(
                visit.settings, country: visit.place?.country ?? "", prayer: visit.bundle.prayer)
            return strings(
                phrase, .text("place", place), .word("method", strings.name(method)),
                .number("distance", Int(visit.parameter(.count) ?? "") ?? 0))
        case .placeBack: return strings(phrase, .text("place", place))
        case .imported, .severalCompleted, .severalDeleted, .severalChanged, .severalMoved, .severalMovedSome,
            .tasksImported:
            return strings(phrase, count: Int(visit.parameter(.count) ?? "") ?? 0)
        case .timetableUsed: return strings(phrase, .text("name", visit.settings.timetables.imported?.name ?? ""))
        case .atMosque, .mosqueSaved, .mosqueRemoved:
            let mosque = visit.parameter(.mark).flatMap { visit.settings.mosques[$0] }
            return strings(phrase, .text("mosque", mosque?.name ?? ""))
        case .timetableBack:
            guard let head = visit.settings.timetables.imported else { return strings[.noticeTimetableNone] }
            return strings(phrase, .text("name", head.name))
        case .timetableRemoved, .sourceAsked, .configured, .placeMoved, .settingsSaved, .hijriMoved, .hijriRestored,
            .erased,
            .erasedPlanner, .proWelcome:
            return strings[phrase]
        case .bookmarked, .unbookmarked, .stoppedHere:
            let ayah = visit.parameter(.mark).flatMap { AyahReference(text: $0) }
            return strings(phrase, .text("ayah", ayah.map { strings.number($0) } ?? ""))
        case .khatmaSaved, .khatmaRemoved, .portionRead, .portionBack, .textReported, .adhkarReset, .counterReset:
            return strings[phrase]
        case .pathLogged:
            let mark = String((visit.parameter(.mark) ?? "").prefix { $0 != "." })
            guard let area = WorshipArea(rawValue: mark) else { return strings[Phrase.notice(.pathNoted)] }
            return strings(phrase, .word("what", strings.short(area)))
        case .pathUndone, .pathLater, .pathNoted, .pathMercy, .pathPlanSaved, .pathRemindersOff: return strings[phrase]
        case .leftOut, .tokenMade, .tokenRevoked, .diagnosticsDeleted, .checklistSaved: return strings[phrase]
        case .reorganised, .movedAround, .emptied, .undone, .divided, .repeats, .seriesSaved, .seriesDeleted:
            return strings[phrase]
        case .scheduled:
            let time = task?.placement.flatMap { ClockTime(minuteOfDay: $0.start) }
            return strings(
                phrase, .text("title", task?.title ?? ""), .word("time", time.map { strings.time($0) } ?? ""))
        case .resized, .extended:
            return strings(
                phrase, .text("title", task?.title ?? ""),
                .word("time", strings.duration(minutes: task?.duration ?? 0)))
        default: return strings(phrase, .text("title", task?.title ?? ""))
        }
    }

    private var place: String { visit.place.map { visit.name(of: $0) } ?? "" }

    @NodeBuilder private func undo(_ notice: Notice) -> Node {
        if notice == .timetableUsed || notice == .timetableRemoved {
            TimetableView.button(.undo, visit.strings[.noticeUndo], visit, kind: .quiet, icon: .undo)
        }
        if notice == .configured {
            ConfigurationView.button(.undo, visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
        }
        if notice == .placeMoved {
            FollowForm.button(.back, visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
        }
        if notice == .atMosque { NearForm.leave(visit, visit.strings[.noticeUndo]) }
        if notice == .mosqueRemoved, let id = visit.parameter(.mark), visit.settings.mosques[id] != nil {
            postForm(Route.planner(.mosques).link(), operation: OperationSlot.mark) {
                hiddenInput(FieldName.step.rawValue, MosqueStep.restore.rawValue)
                hiddenInput(FieldName.mark.rawValue, id)
                submitButton(visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
            }
        }
        QuranUndo(visit).button(notice)
        AdhkarUndo(visit).button(notice)
        PathUndo(visit).button(notice)
        if notice == .leftOut, let id = visit.parameter(.mark),
            let date = visit.parameter(.date).flatMap({ CivilDate($0) })
        {
            SuggestionForms(visit, date, back: visit.route).button(
                .unskip, id, visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
        }
        if let action = notice.undo, let id = visit.parameter(.task), TaskID.checked(Substring(id)) != nil {
            postForm(Route.planner(.taskAction(id, action)).link(), operation: OperationSlot.mark, .data("inplace")) {
                hiddenInput(FieldName.back.rawValue, visit.route.path)
                submitButton(visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
            }
        } else if notice.isUndone, let id = visit.parameter(.task) {
            postForm(Route.planner(.undo).link(), operation: OperationSlot.mark, .data("inplace")) {
                hiddenInput(FieldName.back.rawValue, visit.route.path)
                hiddenInput(FieldName.change.rawValue, id)
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
        case .extended: Phrase("notice.extended")
        case .divided: Phrase("notice.divided")
        case .reorganised: Phrase("notice.reorganised")
        case .movedAround: Phrase("notice.movedAround")
        case .emptied: Phrase("notice.emptied")
        case .undone: Phrase("notice.undone")
        case .repeats: Phrase("notice.repeats")
        case .seriesSaved: Phrase("notice.seriesSaved")
        case .seriesDeleted: Phrase("notice.seriesDeleted")
        case .severalCompleted: Phrase("notice.severalCompleted")
        case .severalDeleted: Phrase("notice.severalDeleted")
        case .severalChanged: Phrase("notice.severalChanged")
        case .severalMoved: Phrase("notice.severalMoved")
        case .severalMovedSome: Phrase("notice.severalMovedSome")
        case .tasksImported: Phrase("notice.tasksImported")
        case .checklistSaved: Phrase("notice.checklistSaved")
        case .placeSet: Phrase("notice.placeSet")
        case .placeCoarse: Phrase("notice.placeCoarse")
        case .placeMoved: Phrase("notice.placeMoved")
        case .placeBack: Phrase("notice.placeBack")
        case .methodSet: Phrase("notice.methodSet")
        case .settingsSaved: Phrase("notice.settingsSaved")
        case .hijriMoved: Phrase("notice.hijriMoved")
        case .hijriRestored: Phrase("notice.hijriRestored")
        case .imported: .noticeImported
        case .reminderSnoozed: Phrase("notice.reminderSnoozed")
        case .reminderDismissed: Phrase("notice.reminderDismissed")
        case .timetableUsed: Phrase("notice.timetableUsed")
        case .timetableBack: Phrase("notice.timetableBack")
        case .timetableRemoved: Phrase("notice.timetableRemoved")
        case .configured: Phrase("notice.configured")
        case .sourceAsked: Phrase("notice.sourceAsked")
        case .atMosque: Phrase("notice.atMosque")
        case .mosqueSaved: Phrase("notice.mosqueSaved")
        case .mosqueRemoved: Phrase("notice.mosqueRemoved")
        case .leftOut: Phrase("notice.leftOut")
        case .tokenMade: Phrase("notice.tokenMade")
        case .tokenRevoked: Phrase("notice.tokenRevoked")
        case .diagnosticsDeleted: Phrase("notice.diagnosticsDeleted")
        case .erased: Phrase("notice.erased")
        case .erasedPlanner: Phrase("notice.erasedPlanner")
        case .takenBack: Phrase("notice.takenBack")
        case .forgotten: Phrase("notice.forgotten")
        case .bookmarked: Phrase("notice.bookmarked")
        case .unbookmarked: Phrase("notice.unbookmarked")
        case .stoppedHere: Phrase("notice.stoppedHere")
        case .khatmaSaved: Phrase("notice.khatmaSaved")
        case .khatmaRemoved: Phrase("notice.khatmaRemoved")
        case .portionRead: Phrase("notice.portionRead")
        case .portionBack: Phrase("notice.portionBack")
        case .textReported: Phrase("notice.textReported")
        case .adhkarReset: Phrase("notice.adhkarReset")
        case .counterReset: Phrase("notice.counterReset")
        case .pathLogged: Phrase("notice.pathLogged")
        case .pathUndone: Phrase("notice.pathUndone")
        case .pathLater: Phrase("notice.pathLater")
        case .pathNoted: Phrase("notice.pathNoted")
        case .pathMercy: Phrase("notice.pathMercy")
        case .pathPlanSaved: Phrase("notice.pathPlanSaved")
        case .pathRemindersOff: Phrase("notice.pathRemindersOff")
        case .proWelcome: Phrase("notice.proWelcome")
        }
    }
}
