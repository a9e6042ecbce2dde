import App
import Records

/// Wird's record, not GRDB's class of that name.
typealias Record = Records.Record

/// A request to the app, for files that also import another `Request`.
public typealias AppRequest = Request
/// The app's answer, for files that also import another `Response`.
public typealias AppResponse = Response
