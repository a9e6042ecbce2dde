import Almanac
import Interface
import WorshipPath

/// The day on the path: the greeting, at most one question, essentials, bonuses, the progress, and a note on the day.
struct PathDayView {
    let context: RequestContext
    let book: PathBook
    let date: CivilDate
    private var strings: Strings { context.strings }
    private var isToday: Bool { date == book.today }

    @NodeBuilder var node: Node {
        let days = book.days
        let log = book.history[date]
        let display = book.display
        let isResting = book.history.isResting(on: date)
        if isToday {
            let greeting = PathGreeting(
                book.history, days: days, now: book.clock.now, hijri: context.settings.calendar, config: book.config)
            p(.class("path-greeting")) { strings.greeting(greeting) }
            if greeting.line == .newChance { p(.class("row-detail")) { strings[.pathReturn] } }
            // One thing at a time: a person returning from an action is asked only about that.
            let back = PathReturnCard(context: context, book: book).node
            if back.isEmpty { PathPromptCard(context: context, book: book, days: days).node } else { back }
        }
        if isResting {
            PathRestScreen.resting(book, strings)
        } else {
            if display.showsReflection, display.reflectsFirst { reflection(log) }
            items(log, display)
            if display.showsReflection, !display.reflectsFirst { reflection(log) }
        }
        if isToday { PathJourneyCard(context: context, book: book, days: days).node }
        PathDayOptions(context: context, book: book, date: date, days: days).node
        if isToday {
            rows {
                linkRow(
                    strings[.pathPast], href: Route.path(.journey).link(), icon: .calendar)
                linkRow(strings[.pathPlanTitle], href: Route.path(.plan).link(), icon: .edit)
            }
        }
    }

    @NodeBuilder private func items(_ log: DayLog, _ display: PathDisplay) -> Node {
        let list = PathToday(book.mix, log: log, isFolded: book.settings.isEased && isToday, config: book.config)
        let view = PathItems(strings: strings, date: date, isToday: isToday, hasNumbers: display.hasNumbers)
        titledSection(strings[.pathEssentials], id: "essentials") {
            if !list.essentials.isEmpty { view.list(list.essentials) }
            if !list.folded.isEmpty {
                details(.class("part", "path-more")) {
                    summary { strings[.pathMore] }
                    view.list(list.folded)
                }
            }
        }
        if !list.bonuses.isEmpty {
            titledSection(strings[.pathBonuses], id: "bonuses") {
                p(.class("part-lead")) { strings[.pathBonusesNote] }
                view.list(list.bonuses)
            }
        }
        if isToday, let focus = book.focus {
            p(.class("path-focus")) { strings(.pathFocusWeek, .word("theme", strings.theme(focus))) }
        }
    }

    /// A note on the day, which is invited, never scored (WP-074), and may be hidden (WP-067). Its heading follows the
    /// intention (WP-020).
    private func reflection(_ log: DayLog) -> Node {
        let list = PathToday(book.mix, log: log, config: book.config)
        let intention = book.answers.intention ?? .closeness
        return titledSection(strings[.pathReflection], id: "reflection") {
            card {
                p(.class("row-detail")) { strings[key: "path.toward." + intention.rawValue] }
                postForm(
                    Route.path(.day(date)).link(), operation: IdempotencyKeySlot.mark, .class("settings"),
                    .data("inplace")
                ) {
                    hiddenInput(PathField.step.rawValue, PathStep.note.rawValue)
                    Field(PathField.note.rawValue, label: strings[key: "path.reflection." + list.reflection])
                        .lines(log.reflectionNote ?? "", rows: 2)
                    submitButton(strings[.settingsSave], kind: .secondary, icon: .check)
                }
            }
        }
    }
}
