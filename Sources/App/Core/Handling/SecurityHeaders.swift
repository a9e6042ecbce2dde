import Records

/// The headers that isolate an answer. One of the lists comes with every answer, from either host.
public enum SecurityHeaders {
    /// Only the app's own files may be run, loaded or sent anything; of code, only WebAssembly may be compiled. What was
    /// just recorded is heard from the page's own memory (`blob:`).
    public static let contentSecurityPolicy =
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        + "font-src 'self'; media-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
        + "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

    /// The headers of a page.
    public static let page: [Response.Header] =
        [
            .init("content-security-policy", contentSecurityPolicy),
            .init("permissions-policy", "geolocation=(self), microphone=(self), camera=(), payment=()"),
        ] + every

    /// The headers of everything else: data, files, redirects and refusals. None of it may run or load anything.
    public static let other: [Response.Header] =
        [.init("content-security-policy", "default-src 'none'; frame-ancestors 'none'")] + every

    /// The headers of a small view whose secret link the person gave away, so that another page may show it. It runs
    /// nothing and loads only its colours and fonts. Its own form tells the worker where it came from; the link is
    /// revealed to nobody else.
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
