import Planner
import Records

/// Leads a request's route to its screen: to all screens, or to those of every day.
///
/// Functions and no protocol, so that the code between them is compiled once.
struct Dispatcher: Sendable {
    /// Refuses a program whose access token doesn't reach so far; `nil` where nothing stands against a request.
    let check: @Sendable (RequestContext) throws(NeedsData) -> Reply?
    /// The answer in a hidden area's place; `nil` where the route is open.
    let hidden: @Sendable (RequestContext) throws(NeedsData) -> Reply?
    /// The answer where a feature is closed to the person.
    let gate: @Sendable (Gate, RequestContext, FormFields?) throws(NeedsData) -> Reply
    /// The records that a request surely needs, by its route and its form.
    let foreseen: @Sendable (Route, FormFields?) -> [RecordQuery]
    /// What a route shows.
    let show: @Sendable (RequestContext) throws(NeedsData) -> Reply
    /// What a posted form does.
    let apply: @Sendable (FormFields, IdempotencyKey, RequestContext, inout ChangeSet) throws(NeedsData) -> Applied
    /// What one area takes from another.
    let crossings: Crossings
}
