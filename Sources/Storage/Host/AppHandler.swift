import App
import Records

/// The app as a host sees it: given a request and what is loaded, it returns an answer or what it still needs.
public typealias AppHandler = @Sendable (Request, Workspace, Resources) -> Outcome
