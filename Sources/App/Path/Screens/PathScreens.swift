import Almanac
import Interface
import Records
import WorshipPath

/// Leads each page of the path to its screen.
enum PathScreens {
    static func show(_ visit: Visit, _ page: PathRoute) throws(Missing) -> Reply {
        let gate = try PathGate(visit)
        guard !gate.isClosed else { return PathLockScreen.ask(visit, gate, for: page.isReadable ? page : .home) }
        let reply = try open(visit, page, gate)
        guard gate.isLocked, let until = gate.opening.until, case .page(var shown, let status) = reply else {
            return reply
        }
        // Scripts close it again when the page is hidden, and when its time is over.
        let content = shown.content
        shown.content = group {
            content
            div(.hidden(), .data("shut", String(until.milliseconds)))
        }
        return .page(shown, status: status)
    }

    private static func open(_ visit: Visit, _ page: PathRoute, _ gate: PathGate) throws(Missing) -> Reply {
        switch page {
        case .home: try PathHomeScreen.show(visit)
        case .about: PathAboutScreen.show(visit)
        case .question(let round, let question): try PathQuestionScreen.show(visit, round, question)
        case .plan: try PathPlanScreen.show(visit)
        case .proposal(let round): try PathProposalScreen.show(visit, round)
        case .day(let date): try PathDayScreen.show(visit, date)
        case .rest: try PathRestScreen.show(visit)
        case .journey: try PathJourneyScreen.show(visit)
        case .settings: try PathSettingsScreen.show(visit)
        case .lock: try PathLockScreen.show(visit, gate)
        case .export: try PathExport.show(visit)
        case .prompt, .erase: ErrorScreen.notAllowed(visit)
        }
    }

    static func apply(
        _ page: PathRoute, _ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox
    ) throws(Missing) -> Applied {
        let gate = try PathGate(visit)
        if gate.isClosed {
            switch page {
            // Who has forgotten the code may still erase what it locks.
            case .lock, .erase: break
            default:
                return Applied(
                    .seeOther(Route.path(.home).link()), json: PathLockScreen.refusal(visit))
            }
        } else if gate.isLocked {
            PathGate.keep(gate.opening.opened(at: gate.now, gate.rule), &outbox)
        }
        return switch page {
        case .question(let round, let question):
            try PathQuestionCommand(visit: visit, form: form, round: round, question: question).apply(&outbox)
        case .proposal(let round):
            try PathProposalCommand(visit: visit, form: form, round: round).apply(operation, &outbox)
        case .plan: try PathPlanCommand(visit: visit, form: form).apply(operation, &outbox)
        case .day(let date): try PathDayCommand(visit: visit, form: form, date: date).apply(&outbox)
        case .rest: try PathRestCommand(visit: visit, form: form).apply(&outbox)
        case .settings: try PathSettingsCommand.apply(form, visit, &outbox)
        case .lock: try PathLockCommand(visit: visit, form: form, gate: gate).apply(&outbox)
        case .prompt: try PathPromptCommand(visit: visit, form: form).apply(operation, &outbox)
        case .erase: try PathErasure.apply(form, visit, gate, &outbox)
        case .home, .about, .journey, .export: Applied(ErrorScreen.notAllowed(visit))
        }
    }

    /// A page below the path's first.
    static func page(
        _ visit: Visit, _ title: String, _ name: String, back: PathRoute = .home, status: Int = 200,
        @NodeBuilder content: () -> Node
    ) -> Reply {
        .page(
            Page(
                title: title, area: .path, name: name,
                header: PageHeader(
                    title, back: Route.path(back).link(), backLabel: visit.strings[.navBack]
                ).node,
                content: content()), status: status)
    }
}
