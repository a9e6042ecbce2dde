import Almanac
import Interface
import WorshipPath

/// Further choices for a day: a day of rest, or one on which nothing is expected.
struct PathDayOptions {
    let context: RequestContext
    let book: PathBook
    let date: CivilDate
    let days: PathDays
    private var strings: Strings { context.strings }

    @NodeBuilder var node: Node {
        let mercy = book.mercy(days)
        let log = book.history[date]
        if !book.history.isResting(on: date) {
            details(.class("card", "part")) {
                summary { strings[.pathDayOptions] }
                if book.display.showsRestDays {
                    if log.usedGraceDay, mercy.canUndo(date) {
                        p { strings[.pathMercyTaken] }
                        PathForm.button(.day(date), .unmercy, strings[.noticeUndo], kind: .quiet, icon: .undo)
                    } else if mercy.canMark(date) {
                        p { strings[.pathMercyWords] }
                        PathForm.button(.day(date), .mercy, strings[.pathMercyDay], icon: .moon)
                    }
                }
                postForm(
                    Route.path(.day(date)).link(), operation: IdempotencyKeySlot.mark, .class("settings"),
                    .data("inplace")
                ) {
                    hiddenInput(PathField.step.rawValue, PathStep.excuse.rawValue)
                    Field(PathField.excuse.rawValue, label: strings[.pathExcuse], hint: strings[.pathExcuseHint])
                        .choice(
                            [Choice("", strings[.pathExcuseNone])]
                                + Excuse.allCases.map { excuse in
                                    Choice(excuse.rawValue, strings[key: "path.excuse." + excuse.rawValue])
                                }, selected: log.excuse?.rawValue ?? "")
                    submitButton(strings[.settingsSave], kind: .secondary, icon: .check)
                }
            }
        }
    }
}
