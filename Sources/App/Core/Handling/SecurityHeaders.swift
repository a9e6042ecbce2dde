import Records

/// The headers that keep an answer to itself. One of the two lists comes with every answer, from either host.
public enum SecurityHeaders {
    /// Only the app's own files run, load or are sent anything; WebAssembly is the one thing that is compiled.
    public static let contentSecurityPolicy =
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        + "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
        + "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

    /// What a page is sent with.
    public static let page: [Response.Header] =
        [
            .init("content-security-policy", contentSecurityPolicy),
            .init("permissions-policy", "geolocation=(self), microphone=(self), camera=(), payment=()"),
        ] + every

    /// What everything else is sent with: facts, files, redirects, refusals. None of it may run or load anything.
    public static let other: [Response.Header] =
        [.init("content-security-policy", "default-src 'none'; frame-ancestors 'none'")] + every

    /// What a small view is sent with whose secret link the person gave away, so that another page may show it: it runs
    /// nothing and loads no more than its colours and letters. Its own form tells the worker where it came from; nobody else
    /// hears of the link.
    static let shared: [Response.Header] = [
        .init(
            "content-security-policy",
            "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; "
                + "frame-ancestors *"),
        .init("x-content-type-options", "nosniff"),
        .init("referrer-policy", "same-origin"),
        .init("cross-origin-resource-policy", "cross-origin"),
    ]

    /// The headers of an answer.
    static func of(_ reply: Reply) -> [Response.Header] {
        switch reply {
        case .page: page
        case .widget(_, _, _, isShared: true): shared
        case .widget(_, let type, _, _): type.utf8.starts(with: "text/html".utf8) ? page : other
        default: other
        }
    }

    private static let every: [Response.Header] = [
        .init("x-content-type-options", "nosniff"),
        .init("referrer-policy", "same-origin"),
        .init("cross-origin-opener-policy", "same-origin"),
        .init("cross-origin-resource-policy", "same-origin"),
    ]
}
