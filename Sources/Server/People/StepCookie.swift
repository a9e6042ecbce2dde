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
    /// - Parameter life: in seconds.
    static func field(_ secret: String, life: Int64) -> String {
        "\(name)=\(secret); Path=/; Max-Age=\(life); Secure; HttpOnly; SameSite=Strict"
    }
}
