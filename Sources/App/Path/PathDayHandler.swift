import Almanac
import Interface
import Planner
import Records
import WorshipPath

/// Notes something on a day: an action done or postponed, a note, a day of rest, an excuse.
struct PathDayHandler {
    let context: RequestContext
    let form: FormFields
    let date: CivilDate

    func apply(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard var book = try PathBook(context) else { return Applied(PathReply.unbegun(context)) }
        guard book.isOpen(date) else { return PathReply.gone(context) }
        guard let step = form.pathStep else { return refused }
        let before = book
        var notice: Notice?
        var mark = ""
        switch step {
        case .done, .undo, .later, .tomorrow:
            guard let action = action(book) else { return PathReply.gone(context) }
            book.change(date, &changeSet) { day in
                switch step {
                case .done: day.log(action)
                case .undo: day.undo(action)
                case .tomorrow: day.putOff(action)
                default: day.postpone(action)
                }
            }
            mark = action.type.rawValue + "." + (action.subtype ?? "")
            notice = .path(Self.notice(step))
        case .note:
            var text = TaskText.lines(form.value(.note) ?? "")
            while text.count > book.config.noteLength { text.removeLast() }
            book.change(date, &changeSet) { day in day.reflectionNote = text.isEmpty ? nil : text }
            notice = .path(.pathNoted)
        case .mercy:
            guard book.mercy(book.days).canMark(date) else { return PathReply.gone(context) }
            book.change(date, &changeSet) { day in day.usedGraceDay = true }
            notice = .path(.pathMercy)
        case .unmercy:
            guard book.mercy(book.days).canUndo(date) else { return PathReply.gone(context) }
            book.change(date, &changeSet) { day in day.usedGraceDay = false }
            notice = .path(.pathUndone)
        case .excuse:
            let name = form.value(.excuse) ?? ""
            let excuse = Excuse(rawValue: name)
            guard excuse != nil || name.isEmpty else { return PathReply.refuse(context, from: Excuse.allCases) }
            book.change(date, &changeSet) { day in day.excuse = excuse }
            notice = .path(.pathNoted)
        default: return refused
        }
        book.keepReached(since: before, &changeSet)
        let page: PathRoute =
            date == book.today && form[FieldName.back] != Route.path(.day(date)).path ? .home : .day(date)
        return PathReply.done(
            page, notice, mark: mark, date: date.description, json: ["day": PathJSON.day(book, date)])
    }

    private static func notice(_ step: PathStep) -> PathNotice {
        switch step {
        case .done: .pathLogged
        case .undo: .pathUndone
        case .tomorrow: .pathPutOff
        default: .pathLater
        }
    }

    private var refused: Applied {
        PathReply.refuse(
            context, from: [.done, .undo, .later, .tomorrow, .note, .mercy, .unmercy, .excuse] as [PathStep])
    }

    /// The action that a form names, as logged: with the time if it is today, without it on a past day.
    private func action(_ book: PathBook) -> LoggedAction? {
        guard let entry = form.value(.entry) else { return nil }
        for action in book.config.actions where action.entries.contains(entry) {
            return LoggedAction(
                type: action.area, subtype: entry, completedAt: date == book.today ? book.clock.instant : nil)
        }
        return nil
    }
}
