import App
import Records
import Server
import Storage
import Synchronization

extension HostedApp {
    /// The app that answers, which a new bundle may be put into while it does.
    final class Running: Sendable {
        private let current: Mutex<App>

        init(_ bundle: JSON) throws(BundleError) {
            current = Mutex(try App(bundle: bundle))
        }

        /// Lets requests from now on be answered out of a bundle; those under way keep the one that they began with.
        func use(_ bundle: JSON) throws(BundleError) {
            let app = try App(bundle: bundle)
            current.withLock { current in current = app }
        }

        private var now: App { current.withLock { app in app } }

        /// The way in for everything that has an address.
        var app: AppHandler {
            { request, workspace, resources in
                self.now.handle(request, workspace: workspace, resources: resources)
            }
        }

        /// The way in for asking the optional source.
        var source: AppHandler {
            { request, workspace, resources in
                self.now.handleSource(request, workspace: workspace, resources: resources)
            }
        }

        /// The way in for taking the path's lock away.
        var unlocking: AppHandler {
            { request, workspace, resources in
                self.now.handlePathUnlocking(request, workspace: workspace, resources: resources)
            }
        }

        /// The way in for looking whether what was erased is final.
        var erasures: AppHandler {
            { request, workspace, resources in
                self.now.handleErasures(request, workspace: workspace, resources: resources)
            }
        }

        /// The way in for what a shop says was bought.
        var purchase: AppHandler {
            { request, workspace, resources in
                self.now.handlePurchase(request, workspace: workspace, resources: resources)
            }
        }

        /// The way in for asking whether a device's records are taken.
        var sync: AppHandler {
            { request, workspace, resources in
                self.now.handleSync(request, workspace: workspace, resources: resources)
            }
        }

        /// The way in for asking how far an access token reaches.
        var access: AppHandler {
            { request, workspace, resources in
                self.now.handleAccess(request, workspace: workspace, resources: resources)
            }
        }

        /// The ways in for asking the assistant.
        var advice: Advisor.Handlers {
            Advisor.Handlers(
                ask: { request, workspace, resources in
                    self.now.handleAdvice(request, workspace: workspace, resources: resources)
                },
                take: { request, workspace, resources in
                    self.now.handleAdviceAnswer(request, workspace: workspace, resources: resources)
                })
        }

        /// What is taken from a device at an instant, in milliseconds since 1970; what has to be looked up stands in the content.
        func rules(_ content: any SectionSource) -> @Sendable (Int64) -> SyncRules {
            { now in self.now.syncRules(now: now) { content.section(App.zones) } }
        }
    }
}
