import Interface
import Records

/// Pages for what can't be answered: what happened, what still works, one next step.
enum ErrorScreen {
    static func notFound(_ visit: Visit) -> Reply {
        reply(visit, "not_found", .errorNotFoundTitle, visit.strings[.errorNotFoundBody], status: 404)
    }

    static func notAllowed(_ visit: Visit) -> Reply {
        reply(visit, "not_allowed", .errorNotAllowedTitle, visit.strings[.errorNotAllowedBody], status: 405)
    }

    static func badForm(_ visit: Visit) -> Reply {
        reply(visit, "bad_form", .errorSummary, visit.strings[.errorForm], status: 400)
    }

    static func tooLarge(_ visit: Visit) -> Reply {
        reply(visit, "too_large", .errorTooLargeTitle, visit.strings[.hostTooLarge], status: 413)
    }

    static func foreign(_ visit: Visit) -> Reply {
        reply(visit, "foreign", .errorNotAllowedTitle, visit.strings[.hostForeign], status: 403)
    }

    static func noZones(_ visit: Visit) -> Reply {
        reply(visit, "zones_missing", .errorZonesTitle, visit.strings[.errorZonesBody], status: 503)
    }

    /// A refusal that has no form to go back to.
    static func refused(_ visit: Visit, _ message: String, status: Int = 409) -> Reply {
        reply(visit, "refused", .errorNotAllowedTitle, message, status: status)
    }

    /// The task that a form speaks of is not there.
    static func taskGone(_ visit: Visit) -> Applied {
        Applied(reply(visit, "not_found", .taskGone, visit.strings[.taskGoneBody], status: 404))
    }

    private static func reply(_ visit: Visit, _ code: String, _ title: Phrase, _ body: String, status: Int) -> Reply {
        guard !visit.wantsJSON else { return .refusal(code, body, status: status) }
        return .page(
            Page(
                title: visit.strings[title], area: visit.route.facts.bar, name: "error",
                header: PageHeader(visit.strings[title]).node,
                content: emptyState(.lost, title: visit.strings[title], text: body, action: visit.homeButton)),
            status: status)
    }
}
