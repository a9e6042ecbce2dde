import Almanac
import Interface
import Records

/// One request with all it stands in: what was asked, who asks, in which language.
struct Visit: Sendable {
    let bundle: AppBundle
    let request: Request
    let route: Route
    let query: FormFields
    let library: Library
    let settings: Settings
    let place: Place?
    let strings: Strings
    /// The number that the forms of this page carry; see ``Operation``.
    let operation: String

    /// Whether a program asks: it gets JSON.
    var wantsJSON: Bool { request.wantsJSON }

    /// A query parameter; `nil` where it is missing.
    func parameter(_ name: Parameter) -> String? { query[name.rawValue] }

    /// The address of a static file; a missing one gives a link that answers 404 rather than no page at all.
    func asset(_ name: String) -> Link { Link(path: bundle.assets[name] ?? "/assets/\(name)") }
}

extension Request {
    /// Whether JSON is asked for: a program's `Accept` header names it, a browser's never does.
    var wantsJSON: Bool { accept.utf8.starts(with: "application/json".utf8) }
}
