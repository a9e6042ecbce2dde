import HummingbirdCore

/// What came over the wire; the app's own is `AppRequest`.
typealias Request = HummingbirdCore.Request
/// What goes over the wire; the app's own is `AppResponse`.
typealias Response = HummingbirdCore.Response
