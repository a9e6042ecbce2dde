import App

/// A request to the app, for files that also import another `Request`.
public typealias AppRequest = Request
/// The app's answer, for files that also import another `Response`.
public typealias AppResponse = Response
