import App
import Records

/// How much of the app a module holds.
///
/// It is a function and no case of an enumeration: a module that never names the whole app's function is linked without
/// what only that one uses.
public struct Part: Sendable {
    /// Makes the app out of `bundle.json`.
    let start: @Sendable (JSON) throws(BundleError) -> App
    let handle: @Sendable (App, Request, Workspace, Resources) -> Outcome
    /// Looks whether what was erased is final: the everyday part leaves that to the whole, as it is seldom due.
    let lookAtErasures: @Sendable (App, Request, Workspace, Resources) -> Outcome

    /// All of it.
    public static var whole: Part {
        Part(
            start: { json throws(BundleError) in try App(bundle: json) },
            handle: { $0.handle($1, workspace: $2, resources: $3) },
            lookAtErasures: { $0.handleErasures($1, workspace: $2, resources: $3) })
    }

    /// The screens of every day.
    public static var everyday: Part {
        Part(
            start: { json throws(BundleError) in try App.everyday(bundle: json) },
            handle: { $0.handleEveryday($1, workspace: $2, resources: $3) },
            lookAtErasures: { _, _, _, _ in .needs(.wholeApp) })
    }
}
