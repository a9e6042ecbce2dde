import Almanac
import Interface
import Planner
import Records

/// One request with all it stands in: what was asked, who asks, in which language.
///
/// A class, because every part of a screen holds it: a copy would count up each of its many references.
final class Visit: Sendable {
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

    /// Reads what every screen needs: the settings and the place.
    init(_ request: Request, route: Route, query: FormFields, bundle: AppBundle, library: Library) throws(Missing) {
        var queries = [Visit.settingsQuery, Visit.placeQuery]
        if let id = query[Parameter.task.rawValue], query[Parameter.notice.rawValue] != nil {
            queries.append(RecordQuery(PlannedTask.kind, in: .planner, .id(id)))
        }
        try library.require(queries)
        let settings = Settings(try library.record(Settings.key))
        self.bundle = bundle
        self.request = request
        self.route = route
        self.query = query
        self.library = library
        self.settings = settings
        place = Place(try library.record(Place.key))
        operation = Operation.number(now: request.now, entropy: request.entropy)
        var code = settings.language
        if let asked = query[Parameter.language.rawValue] { code = asked }
        strings = Visit.strings(code: code, settings: settings, locales: bundle.locales)
    }

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
