import HummingbirdCore

/// A request as received over the network; the app's own is `AppRequest`.
typealias Request = HummingbirdCore.Request
/// A response as sent over the network; the app's own is `AppResponse`.
typealias Response = HummingbirdCore.Response
