/// One request to a provider.
struct ProviderCall: Hashable, Sendable {
    var address: String
    /// The form that is sent; `nil` for a GET.
    var form: String?
    /// The `Authorization` header; empty for none.
    var authorization = ""
}

/// Asks a provider, and gives the status with the body; a substitute in tests.
typealias ProviderFetch = @Sendable (ProviderCall) async throws -> (status: Int, body: [UInt8])
