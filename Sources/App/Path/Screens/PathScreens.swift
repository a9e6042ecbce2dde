import Almanac
import Interface
import Records
import WorshipPath

/// Leads each page of the path to its screen.
enum PathScreens {
    static func show(_ context: RequestContext, _ page: PathRoute) throws(NeedsData) -> Reply {
        let gate = try PathGate(context)
        guard !gate.isClosed else { return PathLockScreen.ask(context, gate, for: page.isReadable ? page : .home) }
        let reply = try open(context, page, gate)
        guard gate.isLocked, let until = gate.opening.until, case .page(var shown, let status) = reply else {
            return reply
        }
        // Scripts close the path again when the page is hidden, and when the time is over.
        let content = shown.content
        shown.content = group {
            content
            div(.hidden(), .data("shut", String(until.milliseconds)))
        }
        return .page(shown, status: status)
    }

    private static func open(_ context: RequestContext, _ page: PathRoute, _ gate: PathGate) throws(NeedsData) -> Reply
    {
        switch page {
        case .home: try PathHomeScreen.show(context)
        case .about: PathAboutScreen.show(context)
        case .question(let round, let question): try PathQuestionScreen.show(context, round, question)
        case .plan: try PathPlanScreen.show(context)
        case .proposal(let round): try PathProposalScreen.show(context, round)
        case .day(let date): try PathDayScreen.show(context, date)
        case .rest: try PathRestScreen.show(context)
        case .journey: try PathJourneyScreen.show(context)
        case .settings: try PathSettingsScreen.show(context)
        case .lock: try PathLockScreen.show(context, gate)
        case .export: try PathExport.show(context)
        case .prompt, .erase: ErrorScreen.notAllowed(context)
        }
    }

    static func apply(
        _ page: PathRoute, _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext,
        _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> Applied {
        let gate = try PathGate(context)
        if gate.isClosed {
            switch page {
            // A person who has forgotten the code may still erase what it locks.
            case .lock, .erase: break
            default:
                return Applied(
                    .seeOther(Route.path(.home).link()), json: PathLockScreen.refusal(context))
            }
        } else if gate.isLocked {
            PathGate.keep(gate.opening.opened(at: gate.now, gate.rule), &changeSet)
        }
        return switch page {
        case .question(let round, let question):
            try PathQuestionHandler(context: context, form: form, round: round, question: question).apply(&changeSet)
        case .proposal(let round):
            try PathProposalHandler(context: context, form: form, round: round).apply(idempotencyKey, &changeSet)
        case .plan: try PathPlanHandler(context: context, form: form).apply(idempotencyKey, &changeSet)
        case .day(let date): try PathDayHandler(context: context, form: form, date: date).apply(&changeSet)
        case .rest: try PathRestHandler(context: context, form: form).apply(&changeSet)
        case .settings: try PathSettingsHandler.apply(form, context, &changeSet)
        case .lock: try PathLockHandler(context: context, form: form, gate: gate).apply(&changeSet)
        case .prompt: try PathPromptHandler(context: context, form: form).apply(idempotencyKey, &changeSet)
        case .erase: try PathErasure.apply(form, context, gate, &changeSet)
        case .home, .about, .journey, .export: Applied(ErrorScreen.notAllowed(context))
        }
    }

    /// A page below the path's first page.
    static func page(
        _ context: RequestContext, _ title: String, _ name: String, back: PathRoute = .home, status: Int = 200,
        @NodeBuilder content: () -> Node
    ) -> Reply {
        .page(
            Page(
                title: title, area: .path, name: name,
                header: PageHeader(
                    title, back: Route.path(back).link(), backLabel: context.strings[.navBack]
                ).node,
                content: content()), status: status)
    }
}
