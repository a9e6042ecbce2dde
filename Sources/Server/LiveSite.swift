import Hummingbird
import HummingbirdCore
import Storage
import Synchronization

/// The sites currently in use, one for each person's data. New ones replace them when the configuration changes; requests
/// in progress keep the old.
final class LiveSite: HTTPResponder {
    typealias Context = SiteContext

    /// What all sites of one bundle have in common.
    struct Common: Sendable {
        let bundle: BuiltBundle
        let documents: Documents
        let messages: Messages
        let files: FileResponder

        init(_ bundle: BuiltBundle, version: String, earlier: Common?) {
            self.bundle = bundle
            documents = Documents(bundle, version: version, earlier: earlier?.documents)
            messages = Messages(bundle: bundle.json)
            files = FileResponder(paths: bundle.files.paths)
        }
    }

    private struct Current {
        var common: Common
        var owner: Site
        var others: [String: Site] = [:]
    }

    private let current: Mutex<Current>
    private let version: String
    private let make: @Sendable (Common, Dwelling) -> Site

    /// - Parameters:
    ///   - owner: the data that the site on loopback answers from.
    ///   - make: creates the site of a person's data.
    init(
        _ bundle: BuiltBundle, version: String, owner: Dwelling,
        make: @escaping @Sendable (Common, Dwelling) -> Site
    ) {
        let common = Common(bundle, version: version, earlier: nil)
        current = Mutex(Current(common: common, owner: make(common, owner)))
        self.version = version
        self.make = make
    }

    /// The words of the sites in use.
    var messages: Messages { current.withLock { current in current.common.messages } }

    /// The pages about accounts; `nil` for a server that this machine alone reaches.
    var accounts: AccountDesk? { current.withLock { current in current.owner.loopback.accounts } }

    func use(_ bundle: BuiltBundle) {
        current.withLock { current in
            let common = Common(bundle, version: version, earlier: current.common)
            current = Current(common: common, owner: make(common, current.owner.dwelling))
        }
    }

    /// The site of a person's data.
    func site(of dwelling: Dwelling) -> Site {
        current.withLock { current in
            if current.owner.dwelling.person == dwelling.person { return current.owner }
            if let site = current.others[dwelling.person], site.dwelling === dwelling { return site }
            let site = make(current.common, dwelling)
            current.others[dwelling.person] = site
            return site
        }
    }

    /// Drops the site of a person whose data is no longer kept open.
    func forget(_ person: String) { current.withLock { current in current.others[person] = nil } }

    func respond(to request: Request, context: Context) async throws -> Response {
        try await respond(to: request, context: context, at: nil)
    }

    /// - Parameter door: the way the request came in, if it wasn't loopback.
    func respond(to request: Request, context: Context, at door: Door?) async throws -> Response {
        let site = current.withLock { current in current.owner }
        return try await site.respond(to: request, context: context, at: door) { dwelling in self.site(of: dwelling) }
    }
}
