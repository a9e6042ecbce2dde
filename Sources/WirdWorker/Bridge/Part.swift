import App
import Records

/// The part of the app that a module contains.
///
/// It holds functions rather than being an enumeration: a module that never refers to the whole app's function is
/// linked without the code that only that function uses.
public struct Part: Sendable {
    /// Creates the app from `bundle.json`.
    let start: @Sendable (JSON) throws(BundleError) -> App
    let handle: @Sendable (App, Request, Workspace, Resources) -> Outcome
    /// Checks whether erasures have become final. The everyday part leaves that to the whole app, as it is rarely due.
    let lookAtErasures: @Sendable (App, Request, Workspace, Resources) -> Outcome
    /// Answers a request about something shared, with guesses laid over what is confirmed.
    let handleShared: @Sendable (App, Request, Workspace, Resources, Guesses) -> Outcome
    /// Notes that the server refused a request about something shared.
    let noteRefused: @Sendable (App, Request, Workspace, Resources) -> Outcome

    /// The whole app.
    public static var whole: Part {
        Part(
            start: { json throws(BundleError) in try App(bundle: json) },
            handle: { $0.handle($1, workspace: $2, resources: $3) },
            lookAtErasures: { $0.handleErasures($1, workspace: $2, resources: $3) },
            handleShared: { app, request, workspace, resources, guesses in
                let missing = guesses.needs(of: workspace)
                guard missing.isEmpty else { return .needs(Needs(records: missing)) }
                return app.handle(request, workspace: guesses.laid(over: workspace), resources: resources)
            },
            noteRefused: { $0.handleRefused($1, workspace: $2, resources: $3) })
    }

    /// The everyday screens.
    public static var everyday: Part {
        Part(
            start: { json throws(BundleError) in try App.everyday(bundle: json) },
            handle: { $0.handleEveryday($1, workspace: $2, resources: $3) },
            lookAtErasures: { _, _, _, _ in .needs(.wholeApp) }, handleShared: { _, _, _, _, _ in .needs(.wholeApp) },
            noteRefused: { _, _, _, _ in .needs(.wholeApp) })
    }
}
