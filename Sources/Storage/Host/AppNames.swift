import App

/// A request to the app, for files that know another `Request` too.
public typealias AppRequest = Request
/// The app's answer, for files that know another `Response` too.
public typealias AppResponse = Response
