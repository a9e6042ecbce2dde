import App
import ContentBuilder
import Interface
import Records
import Storage

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
