import Almanac
import Interface
import Planner
import Records

/// A request with its context: what was asked, who asks, and in which language.
///
/// It is a class because every part of a screen holds it: copying a struct would retain each of its many references.
final class RequestContext: Sendable {
    /// What the app is made of, with the person's own configuration laid over it if they have one that fits.
    let bundle: AppBundle
    /// The same bundle without the person's own configuration.
    let standing: AppBundle
    let request: Request
    let route: Route
    let query: FormFields
    let library: Library
    let settings: Settings
    let place: Place?
    /// The theme that the page is shown in.
    let look: ThemeInForce
    /// The person's account in commercial mode; `nil` if everything is open.
    let account: Account?
    let strings: Strings
    /// The number in the forms of this page; see ``IdempotencyKey``.
    let operation: String
    /// What this page's area uses from other areas.
    let crossings: Crossings

    /// Reads what every screen needs: the settings and the place.
    ///
    /// - Parameter foreseen: what is loaded with these where it isn't there yet, because the answer will need it.
    init(
        _ request: Request, route: Route, query: FormFields, bundle: AppBundle, library: Library,
        crossings: Crossings = .none, foreseen: [RecordQuery] = []
    ) throws(NeedsData) {
        self.crossings = crossings
        var queries = [RequestContext.settingsQuery, RequestContext.placeQuery] + foreseen
        if let id = query[Parameter.task.rawValue], query[Parameter.notice.rawValue] != nil {
            queries.append(RecordQuery(PlannedTask.kind, in: .planner, .id(id)))
        }
        // What is shared is nobody's own, so no account of a person's is in a space.
        let hasAccount = bundle.isCommercial && request.member?.visit == nil
        if hasAccount { queries += Account.queries }
        try library.require(queries)
        let account = hasAccount ? try Account(bundle, library, at: request.now) : nil
        var kept = try library.record(Settings.key)
        if let visit = request.member?.visit { kept = visit.settings }
        let settings = Settings(account == nil ? kept : account?.inForce(kept))
        self.account = account
        standing = bundle
        self.bundle = settings.configuration.flatMap { own in try? bundle.laid(over: own) } ?? bundle
        self.request = request
        self.route = route
        self.query = query
        self.library = library
        self.settings = settings
        let place = Place(try library.record(Place.key))
        self.place = place
        look = try ThemeInForce(settings, at: place, request.now, bundle, library)
        operation = IdempotencyKey.number(now: request.now, entropy: request.entropy)
        // The chosen language, otherwise the default, whatever the browser prefers.
        let code = query[Parameter.language.rawValue] ?? settings.language
        let language = code.flatMap { bundle.locales.language(code: $0) } ?? bundle.locales.standard
        let isElsewhere = bundle.locales.isElsewhere(code: language.code)
        let brought = isElsewhere ? try library.catalogue(code: language.code) : nil
        strings = RequestContext.strings(in: language.code, brought, settings: settings, locales: bundle.locales)
    }

    /// Whether a program asks, which gets JSON.
    var wantsJSON: Bool { request.wantsJSON }

    /// The number in the forms of this page, sealed if a worker makes the page.
    var formNumber: String {
        request.sender.flatMap { FormSeal(secret: $0.secret).sealed(operation) } ?? operation
    }

    /// A query parameter; `nil` if it is missing.
    func parameter(_ name: Parameter) -> String? { query[name.rawValue] }

    /// The address of a static file. A missing file gives a link that answers 404, rather than no page at all.
    func asset(_ name: String) -> Link { Link(path: bundle.assets[name] ?? "/assets/\(name)") }
}

extension Request {
    /// Whether JSON is asked for: a program's `Accept` header names it, a browser's never does.
    var wantsJSON: Bool { accept.utf8.starts(with: "application/json".utf8) }
}
