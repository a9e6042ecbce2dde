import Interface
import Planner
import Records

extension App {
    /// Gives a calendar program the person's tasks, or does what it asks with one of them. A host that speaks CalDAV
    /// asks; no address leads here.
    ///
    /// The access token is the password of `Authorization: Basic`, and must have the scope for it: 401 or 403
    /// otherwise, on loopback too. What is asked stands in the body, as JSON:
    /// - `GET` with `names`, `changed` (keys of records) or `filter` answers 200 with `items` (`name`, `tag`, `text`)
    ///   and `gone`, the names of what isn't there any more.
    /// - `PUT` with `name`, `text` and the conditions `match` and `none` answers 201 or 204, with the `tag` if the text
    ///   is kept as it came; `DELETE` answers 204. Refusals have a `code` and a `message`.
    @export(interface)
    public func handleTaskCalendar(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            let context = try RequestContext(
                request, route: .planner(.inbox), query: FormFields(), bundle: bundle, library: library)
            if let refusal = try Self.refusal(of: context) { return refusal }
            let calendar = TaskCalendar(context, (try? JSON(reading: request.body)) ?? .null)
            switch request.method {
            case "GET": return try calendar.list()
            case "PUT": return try calendar.put()
            case "DELETE": return try calendar.delete()
            default: return TaskCalendar.refusal(405, "method", "")
            }
        } catch {
            return .needs(error.needs)
        }
    }

    private static func refusal(of context: RequestContext) throws(NeedsData) -> Outcome? {
        let strings = context.strings
        guard let secret = Access.password(context.request.authorization) else {
            return TaskCalendar.refusal(401, "password", strings[.tokensUnknown])
        }
        guard let token = try AccessToken.find(secret, context) else {
            return TaskCalendar.refusal(401, "password", strings[.tokensUnknown], .unknownToken)
        }
        guard token.scopes.contains(.caldav) else {
            return TaskCalendar.refusal(403, "scope", strings[.tokensNotSoFar], .shortToken)
        }
        // A program would take an empty calendar for everything deleted.
        guard context.shows(.today), !context.isClosed("calendars") else {
            return TaskCalendar.refusal(403, "closed", strings[.calendarClosed])
        }
        return nil
    }
}
