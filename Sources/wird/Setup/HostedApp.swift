import App
import Records
import Storage

/// Makes the app out of a bundle.
enum HostedApp {
    /// What is wrong with a bundle; `nil` where the app runs with it.
    static func problem(with bundle: JSON) -> String? {
        do throws(BundleError) {
            _ = try App(bundle: bundle)
            return nil
        } catch {
            return error.message
        }
    }

    /// The app as hosts call it.
    static func handler(_ bundle: JSON) throws(BundleError) -> AppHandler {
        let app = try App(bundle: bundle)
        return { request, workspace, resources in app.handle(request, workspace: workspace, resources: resources) }
    }
}
