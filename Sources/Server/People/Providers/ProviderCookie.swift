import HummingbirdCore

/// The cookie of somebody who was sent to a provider. The way back begins at the provider's site, where a browser sends no
/// cookie that is `Strict`; it is a navigation by GET, with which one that is `Lax` comes along.
enum ProviderCookie {
    static let name = "__Host-wird-provider"

    /// The secret in a request's cookies; `nil` if it shows none.
    static func secret(of request: Request) -> String? {
        SessionCookie.value(of: request, name).flatMap { $0.utf8.count == 32 ? $0 : nil }
    }

    /// The field that sets it.
    ///
    /// - Parameter life: in seconds.
    static func field(_ secret: String, life: Int64) -> String {
        "\(name)=\(secret); Path=/; Max-Age=\(life); Secure; HttpOnly; SameSite=Lax"
    }

    /// The field that takes it away.
    static let none = "\(name)=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax"
}
