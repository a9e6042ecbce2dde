import Planner
import Records

/// Leads a request's route to its screen, among all screens or only the everyday ones.
///
/// It holds functions rather than using a protocol, so that the code between them is compiled once.
struct Dispatcher: Sendable {
    /// Refuses a program whose access token doesn't reach the route; returns `nil` if the request may proceed.
    let check: @Sendable (RequestContext) throws(NeedsData) -> Reply?
    /// Returns the answer in place of a hidden area, or `nil` if the route is open.
    let hidden: @Sendable (RequestContext) throws(NeedsData) -> Reply?
    /// Returns the answer if a feature is closed to the person.
    let gate: @Sendable (Gate, RequestContext, FormFields?) throws(NeedsData) -> Reply
    /// The records that a request surely needs, by its route and its form.
    let foreseen: @Sendable (Route, FormFields?) -> [RecordQuery]
    /// What a route shows.
    let show: @Sendable (RequestContext) throws(NeedsData) -> Reply
    /// Applies a posted form.
    let apply: @Sendable (FormFields, IdempotencyKey, RequestContext, inout ChangeSet) throws(NeedsData) -> Applied
    /// What areas use from one another.
    let crossings: Crossings
}
