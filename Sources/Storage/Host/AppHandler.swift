import App
import Records

/// The app as a host sees it: a request and what is loaded give an answer or what is still needed.
public typealias AppHandler = @Sendable (Request, Workspace, Resources) -> Outcome
