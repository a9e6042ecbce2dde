import Records

/// The headers that keep a page to itself. They come with every page from either host.
public enum SecurityHeaders {
    /// Only the app's own files run, load or are sent anything; WebAssembly is the one thing that is compiled.
    public static let contentSecurityPolicy =
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        + "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
        + "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

    /// What a page is sent with.
    public static let page: [Response.Header] = [
        .init("content-security-policy", contentSecurityPolicy),
        .init("x-content-type-options", "nosniff"),
        .init("referrer-policy", "same-origin"),
        .init("cross-origin-opener-policy", "same-origin"),
        .init("permissions-policy", "geolocation=(self), microphone=(self), camera=(), payment=()"),
    ]
}
