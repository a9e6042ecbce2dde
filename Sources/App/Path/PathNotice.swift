import Almanac
import Interface
import WorshipPath

/// Notices of the path: something was noted, undone, postponed or written; a rest day; a changed plan; reminders off.
enum PathNotice: String, CaseIterable, Sendable {
    case pathLogged, pathUndone, pathLater, pathPutOff, pathNoted, pathMercy, pathPlanSaved, pathRemindersOff

    func words(_ context: RequestContext) -> String {
        let strings = context.strings
        let phrase = Phrase("notice." + rawValue)
        guard self == .pathLogged else { return strings[phrase] }
        let mark = String((context.parameter(.mark) ?? "").prefix { $0 != "." })
        guard let area = WorshipArea(rawValue: mark) else { return PathNotice.pathNoted.words(context) }
        return strings(phrase, .word("what", strings.short(area)))
    }

    /// The button that undoes what was just noted.
    @NodeBuilder func undo(_ context: RequestContext) -> Node {
        if self == .pathLogged || self == .pathPutOff || self == .pathMercy,
            let date = context.parameter(.date).flatMap({ CivilDate($0) })
        {
            let mark = context.parameter(.mark) ?? ""
            PathForm.button(
                .day(date), self == .pathMercy ? .unmercy : .undo, context.strings[.noticeUndo], kind: .quiet,
                icon: .undo, [(.entry, String(mark.drop { $0 != "." }.dropFirst()))])
        }
    }
}
