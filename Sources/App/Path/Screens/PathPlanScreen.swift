import Almanac
import Interface
import Planner
import Records
import WorshipPath

/// The present plan, to view and change: `/path/plan`.
enum PathPlanScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard let book = try PathBook(context, .noDays) else { return PathReply.unbegun(context) }
        guard !context.wantsJSON else { return .json(PathJSON.plan(book)) }
        let strings = context.strings
        var view = PathPlanView(context: context, mix: book.mix, focus: book.focus, hasNumbers: book.display.hasNumbers)
        view.tools = { action, isEssential in tools(action, isEssential, book, context) }
        return PathScreens.page(context, strings[.pathPlanTitle], "path-plan") {
            view.node
            additions(book, context)
            intention(book, strings)
            rows {
                linkRow(
                    strings[.pathRefreshOffer], href: Route.path(.question(.refresh, .intention)).link(), icon: .sync)
                linkRow(strings[.pathEaseTitle], href: Route.path(.question(.ease, .pace)).link(), icon: .edit)
                linkRow(strings[.pathRestOffer], href: Route.path(.rest).link(), icon: .moon)
            }
            PathForm.button(
                .plan, book.isLighter ? .whole : .lighter, strings[book.isLighter ? .pathWhole : .pathLighter],
                kind: .quiet)
        }
    }

    /// The menu of an action: to the other list, out of the plan, or into the day as a task.
    private static func tools(_ action: PlannedAction, _ isEssential: Bool, _ book: PathBook, _ context: RequestContext)
        -> Node
    {
        let strings = context.strings
        let name = strings.action(action.id)
        return div(.class("path-tools")) {
            if action.minutes > 0, context.shows(.today) {
                postForm(Route.planner(.tasks).link(), operation: IdempotencyKeySlot.mark) {
                    hiddenInput(FieldName.title.rawValue, name)
                    hiddenInput(FieldName.duration.rawValue, "\(max(5, action.minutes))")
                    hiddenInput(FieldName.notes.rawValue, Route.path(.home).path)
                    hiddenInput(FieldName.back.rawValue, Route.planner(.today).path)
                    iconButton(.inbox, label: strings(.pathToday, .word("action", name)))
                }
            }
            PathForm.icon(
                .plan, isEssential ? .bonus : .essential, isEssential ? .minus : .plus,
                label: strings(isEssential ? .pathToBonus : .pathToEssential, .word("action", name)),
                [(.entry, action.id)])
            if !isEssential || book.mix.essentials.count > 1 {
                PathForm.icon(
                    .plan, .remove, .trash, label: strings(.pathTakeOut, .word("action", name)), [(.entry, action.id)])
            }
        }
    }

    /// Further actions of the chosen areas, which can be added (WP-036).
    @NodeBuilder private static func additions(_ book: PathBook, _ context: RequestContext) -> Node {
        let strings = context.strings
        let areas = book.config.areas(book.answers.areas)
        let mix = book.mix
        details(.class("card", "part")) {
            summary { strings[.pathAdd] }
            ul(.class("path-additions")) {
                for action in book.config.actions where areas.contains(action.area) && !mix.contains(action.id) {
                    li {
                        PathForm.button(
                            .plan, action.isEssential ? .essential : .bonus, strings.action(action.id), kind: .quiet,
                            icon: .plus, [(.entry, action.id)])
                    }
                }
            }
        }
    }

    /// An intention in the person's own words, and the focus of the week.
    private static func intention(_ book: PathBook, _ strings: Strings) -> Node {
        details(.class("card", "part")) {
            summary { strings[.pathIntention] }
            postForm(Route.path(.plan).link(), operation: IdempotencyKeySlot.mark, .class("settings"), .data("inplace"))
            {
                hiddenInput(PathField.step.rawValue, PathStep.intention.rawValue)
                Field(PathField.intention.rawValue, label: strings[.pathIntentionLabel])
                    .text(book.history.intention?.text ?? "")
                submitButton(strings[.settingsSave], kind: .secondary, icon: .check)
            }
            postForm(Route.path(.plan).link(), operation: IdempotencyKeySlot.mark, .class("settings"), .data("inplace"))
            {
                hiddenInput(PathField.step.rawValue, PathStep.focus.rawValue)
                Field(PathField.focus.rawValue, label: strings[.pathFocus])
                    .choice(
                        [Choice("", strings[.pathFocusTurns])] + themes(book, strings),
                        selected: book.history.intention?.weeklyFocus ?? "")
                submitButton(strings[.settingsSave], kind: .secondary, icon: .check)
            }
        }
    }

    private static func themes(_ book: PathBook, _ strings: Strings) -> [Choice] {
        let areas = book.config.areas(book.answers.areas)
        return book.config.themes.filter { theme in areas.contains(theme.area) }
            .map { theme in Choice(theme.id, strings.theme(theme.id)) }
    }
}
