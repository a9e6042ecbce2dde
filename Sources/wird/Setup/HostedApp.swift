import App
import Records
import Storage

/// Makes the app out of a bundle.
enum HostedApp {
    /// What is wrong with a bundle; `nil` where the app runs with it.
    static func problem(with bundle: JSON) -> String? { nil }

    /// The app as hosts call it.
    static func handler(_ bundle: JSON) throws -> AppHandler {
        { _, _, _ in .respond(AppResponse(status: 503, headers: [.init("content-type", "text/plain")], body: Array("503".utf8)), changes: Changes()) }
    }
}
