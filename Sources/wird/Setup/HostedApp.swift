import App
import ContentBuilder
import Hifz
import Interface
import Recitation
import Records
import Server
import Storage
import Synchronization

/// Creates the app from a bundle.
enum HostedApp {
    /// What is wrong with a bundle, or `nil` if the app runs with it.
    static func problem(with bundle: JSON) -> String? {
        do throws(BundleError) {
            _ = try App(bundle: bundle)
        } catch {
            return error.message
        }
        // Only the stylesheet reads all of this file, so the app in a browser doesn't check it.
        do throws(ThemeError) {
            _ = try AnimationConfig(bundle["config"]?["AnimationConfig"]?.object ?? JSONObject())
        } catch {
            return error.message
        }
        // These only the server and the command line.
        do throws(ConfigError) {
            _ = try ServerLimits(bundle["config"]?["ServerConfig"] ?? .null)
            if let hifz = bundle["config"]?["HifzConfig"] { _ = try HifzConfig(json: hifz) }
            if let recitation = bundle["config"]?["RecitationConfig"] { _ = try RecitationConfig(json: recitation) }
            return nil
        } catch {
            return error.message
        }
    }

    /// The checks of a bundle while it is being built.
    static let checks = BundleChecks(
        app: { bundle in problem(with: bundle) },
        texts: { name, own, shipped in
            guard let shipped = shipped.object, let own = own.object else { return [] }
            return Locales.problems(in: own, of: name, over: shipped).map { ($0.key, $0.reason) }
        },
        styles: { config in (try? ThemeSheet.bytes(config)).map { AssetBuilder.shortened($0) } })
}

extension HostedApp {
    /// The running app, whose bundle can be replaced while it answers.
    final class Running: Sendable {
        private let current: Mutex<App>

        init(_ bundle: JSON) throws(BundleError) {
            current = Mutex(try App(bundle: bundle))
        }

        /// Answers later requests from a new bundle; requests in progress keep the one they began with.
        func use(_ bundle: JSON) throws(BundleError) {
            let app = try App(bundle: bundle)
            current.withLock { current in current = app }
        }

        private var now: App { current.withLock { app in app } }

        /// The entry point for everything that has an address.
        var app: AppHandler {
            { request, workspace, resources in
                self.now.handle(request, workspace: workspace, resources: resources)
            }
        }

        /// The entry point for asking the optional source.
        var source: AppHandler {
            { request, workspace, resources in
                self.now.handleSource(request, workspace: workspace, resources: resources)
            }
        }

        /// The entry point for fetching subscribed calendars.
        var calendars: AppHandler {
            { request, workspace, resources in
                self.now.handleSubscriptions(request, workspace: workspace, resources: resources)
            }
        }

        /// The entry point for exchanging tasks with another server.
        var exchange: AppHandler {
            { request, workspace, resources in
                self.now.handleExchange(request, workspace: workspace, resources: resources)
            }
        }

        /// The entry point for removing the path's lock.
        var unlocking: AppHandler {
            { request, workspace, resources in
                self.now.handlePathUnlocking(request, workspace: workspace, resources: resources)
            }
        }

        /// The entry point for checking whether erasures have become final.
        var erasures: AppHandler {
            { request, workspace, resources in
                self.now.handleErasures(request, workspace: workspace, resources: resources)
            }
        }

        /// The entry point for ruling on recordings that were handed in.
        var courseDesk: AppHandler {
            { request, workspace, resources in
                self.now.handleCourseDesk(request, workspace: workspace, resources: resources)
            }
        }

        /// The entry point for a shop's reports of purchases.
        var purchase: AppHandler {
            { request, workspace, resources in
                self.now.handlePurchase(request, workspace: workspace, resources: resources)
            }
        }

        /// The entry point for working out which alerts are sent.
        var push: AppHandler {
            { request, workspace, resources in
                self.now.handlePush(request, workspace: workspace, resources: resources)
            }
        }

        /// The entry point for what calendar programs see and change.
        var calendar: AppHandler {
            { request, workspace, resources in
                self.now.handleTaskCalendar(request, workspace: workspace, resources: resources)
            }
        }

        /// The entry point for asking whether a device's records are accepted.
        var sync: AppHandler {
            { request, workspace, resources in
                self.now.handleSync(request, workspace: workspace, resources: resources)
            }
        }

        /// The entry point for asking how far an access token reaches.
        var access: AppHandler {
            { request, workspace, resources in
                self.now.handleAccess(request, workspace: workspace, resources: resources)
            }
        }

        /// The entry points for asking the assistant.
        var advice: Advisor.Handlers {
            Advisor.Handlers(
                ask: { request, workspace, resources in
                    self.now.handleAdvice(request, workspace: workspace, resources: resources)
                },
                take: { request, workspace, resources in
                    self.now.handleAdviceAnswer(request, workspace: workspace, resources: resources)
                })
        }

        /// The entry points for what several people share.
        var shared: SharedHandlers {
            SharedHandlers(
                decide: { request, workspace, resources in
                    self.now.handleShared(request, workspace: workspace, resources: resources)
                },
                view: { request, workspace, resources in
                    self.now.handleView(request, workspace: workspace, resources: resources)
                },
                project: { request, workspace, resources in
                    self.now.handleProjection(request, workspace: workspace, resources: resources)
                },
                desk: { request, workspace, resources in
                    self.now.handleSharedDesk(request, workspace: workspace, resources: resources)
                },
                file: { request, workspace, resources in
                    self.now.handleSchoolFile(request, workspace: workspace, resources: resources)
                },
                verdicts: { request, workspace, resources in
                    self.now.handleSchoolDesk(request, workspace: workspace, resources: resources)
                }
            )
        }

        /// The entry points for devices outside this machine.
        var home: HomeHandlers {
            HomeHandlers(
                entrance: { request, workspace, resources in
                    self.now.handleEntrance(request, workspace: workspace, resources: resources)
                },
                pairing: { request, workspace, resources in
                    self.now.handlePairing(request, workspace: workspace, resources: resources)
                },
                arrival: { request, workspace, resources in
                    self.now.handleArrival(request, workspace: workspace, resources: resources)
                },
                departure: { request, workspace, resources in
                    self.now.handleDeparture(request, workspace: workspace, resources: resources)
                },
                home: { request, workspace, resources in
                    self.now.handleHome(request, workspace: workspace, resources: resources)
                })
        }

        /// What is accepted from a device at a time, in milliseconds since 1970; the time zones it needs come from the
        /// content.
        func rules(_ content: any SectionSource) -> @Sendable (Int64) -> SyncRules {
            { now in self.now.syncRules(now: now) { content.section(App.zones) } }
        }
    }
}
