import HummingbirdCore

/// The cookie of what a browser has begun at the pages about accounts (``StepDesk``).
enum StepCookie {
    static let name = "__Host-wird-step"

    /// The secret in a request's cookies; `nil` if it shows none.
    static func secret(of request: Request) -> String? {
        SessionCookie.value(of: request, name).flatMap { $0.utf8.count == 32 ? $0 : nil }
    }

    /// The field that sets it.
    ///
    /// - Parameters:
    ///   - life: in seconds.
    ///   - fromOutside: whether it is set on the way back from another site, on which no `Strict` cookie is sent.
    static func field(_ secret: String, life: Int64, fromOutside: Bool = false) -> String {
        "\(name)=\(secret); Path=/; Max-Age=\(life); Secure; HttpOnly; SameSite=\(fromOutside ? "Lax" : "Strict")"
    }
}
