import Almanac
import Interface

/// The way back from what was just noted on the path.
struct PathUndo {
    let visit: Visit

    init(_ visit: Visit) { self.visit = visit }

    @NodeBuilder func button(_ notice: Notice) -> Node {
        if notice == .pathLogged || notice == .pathMercy, let date = visit.parameter(.date).flatMap({ CivilDate($0) }) {
            let mark = visit.parameter(.mark) ?? ""
            PathForm.button(
                .day(date), notice == .pathLogged ? .undo : .unmercy, visit.strings[.noticeUndo], kind: .quiet,
                icon: .undo, [(.entry, String(mark.drop { $0 != "." }.dropFirst()))])
        }
    }
}
