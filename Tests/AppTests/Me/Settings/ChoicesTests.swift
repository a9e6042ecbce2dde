import Foundation
import Interface
import Testing

@testable import App

struct ChoicesTests {
    @Test(
        "SY-030 choices of the settings hold as they are made, which the page says; without scripts a button stays in sight",
        arguments: [
            "/me/settings", "/me/appearance", "/me/settings/reminders", "/me/settings/travel", "/me/settings/adhan",
            "/path/settings",
        ])
    func pages(path: String) throws {
        let device = try Device.onPath(language: "en")
        let page = device.page(path)
        #expect(page.contains("data-autosubmit") && page.contains("class=\"form-actions in-sight unscripted\""))
        let words = page.components(separatedBy: "What you choose takes effect at once.").count - 1
        #expect(words == (path == "/me/appearance" ? 0 : 1), "that page says it in words of its own")
    }

    @Test("the Qibla has an icon of its own, and the path keeps its sprout for itself")
    func icons() throws {
        let page = try Device.onPath(language: "en").page("/me")
        #expect(page.components(separatedBy: Icon.path.drawing).count - 1 == 2, "the row and the bar of areas")
        #expect(page.contains(Icon.qibla.drawing))
    }
}
