import Almanac
import Planner
import Records

@testable import App

extension Device {
    /// A device in Riyadh whose operator offers Pro, with English words and Latin digits.
    static func commercial(provider: String = "test", checkout: String = "") throws -> Device {
        let device = try Device(bundle: commercialBundle(provider: provider, checkout: checkout))
        device.post("/place", ["city": "108410"])
        device.post("/me/settings", ["language": "en"])
        return device
    }

    static func commercialBundle(provider: String = "test", checkout: String = "", mode: String = "commercial") throws
        -> JSON
    {
        var bundle = Fixtures.setting(["mode"], to: .string(mode), in: try Fixtures.bundle())
        bundle = Fixtures.setting(
            ["config", "TiersConfig", "purchases", "provider"], to: .string(provider), in: bundle)
        return Fixtures.setting(
            ["config", "TiersConfig", "purchases", "checkout"], to: .string(checkout), in: bundle)
    }

    func startTrial(back: String = "/me") { post("/pro", ["step": "trial", "back": back]) }

    /// Lets time pass.
    func wait(hours: Int64) { now = now + .hours(hours) }

    /// The store without what says that an operation was applied.
    var kept: [RecordKey: Record] { store.filter { $0.key.scope != .device } }

    /// Sends a shop's event the way a server hands it on.
    func purchase(_ body: JSON) -> Response {
        send(
            Request(
                method: "POST", path: "/hooks/purchases", body: body.bytes(), now: now, entropy: draw()),
            by: app.handlePurchase)
    }
}
