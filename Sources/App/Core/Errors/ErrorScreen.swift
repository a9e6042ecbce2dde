import Interface
import Records

/// Pages for requests that can't be answered: what happened, what still works, and one next step.
enum ErrorScreen {
    static func notFound(_ context: RequestContext) -> Reply {
        reply(context, "not_found", .errorNotFoundTitle, context.strings[.errorNotFoundBody], status: 404)
    }

    static func notAllowed(_ context: RequestContext) -> Reply {
        reply(context, "not_allowed", .errorNotAllowedTitle, context.strings[.errorNotAllowedBody], status: 405)
    }

    static func badForm(_ context: RequestContext) -> Reply {
        reply(context, "bad_form", .errorFirst, context.strings[.errorForm], status: 400)
    }

    static func tooLarge(_ context: RequestContext) -> Reply {
        reply(context, "too_large", .errorTooLargeTitle, context.strings[.hostTooLarge], status: 413)
    }

    static func foreign(_ context: RequestContext) -> Reply {
        reply(context, "foreign", .errorNotAllowedTitle, context.strings[.hostForeign], status: 403)
    }

    static func noZones(_ context: RequestContext) -> Reply {
        reply(context, "zones_missing", .errorZonesTitle, context.strings[.errorZonesBody], status: 503)
    }

    /// A refusal without a form to return to.
    static func refused(_ context: RequestContext, _ message: String, status: Int = 409) -> Reply {
        reply(context, "refused", .errorFirst, message, status: status)
    }

    /// The answer to a form whose task no longer exists.
    static func taskGone(_ context: RequestContext) -> Applied {
        Applied(reply(context, "not_found", .taskGone, context.strings[.taskGoneBody], status: 404))
    }

    private static func reply(_ context: RequestContext, _ code: String, _ title: Phrase, _ body: String, status: Int)
        -> Reply
    {
        guard !context.wantsJSON else { return .refusal(code, body, status: status) }
        return .page(
            Page(
                title: context.strings[title], area: context.route.facts.bar, name: "error",
                header: PageHeader(context.strings[title]).node,
                content: emptyState(.lost, title: context.strings[title], text: body, action: context.homeButton)),
            status: status)
    }
}
