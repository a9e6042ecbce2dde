import Almanac
import Records
import Testing

@testable import App

struct MethodFlowTests {
    @Test(
        "MZ-037 the method is found by itself, Change method leads to name, region and today's times, and choosing confirms"
    )
    func flow() throws {
        let device = try Device.inRiyadh()
        let settings = device.page("/me/settings?lang=en")
        #expect(settings.contains("Umm al-Qura"))
        #expect(settings.contains("Change method") && settings.contains("href=\"/me/settings/methods\""))
        let methods = try #require(try device.facts("/me/settings/methods?lang=en")["methods"]?.array)
        #expect(methods.count == PrayerMethod.all.count)
        #expect(methods.allSatisfy { $0["title"]?.string?.isEmpty == false && $0["region"]?.string?.isEmpty == false })
        #expect(methods.first { $0["name"]?.string == "egypt" }?["region"]?.string == "Egypt, Sudan, Libya, Yemen")
        let page = device.page("/me/settings/methods?lang=en")
        #expect(page.contains("Egypt, Sudan, Libya, Yemen"))
        // What is shown for a method is what holds once it is chosen.
        let sample = try #require(methods.first { $0["name"]?.string == "egypt" }?["times"])
        let answer = device.post("/me/settings", ["method": "egypt", "back": "/me/settings/methods"])
        #expect(answer["location"] == "/me/settings/methods?notice=methodSet")
        #expect(device.page("/me/settings/methods?notice=methodSet&lang=en").contains("Your times are now by Egyptian"))
        for (name, time) in try device.prayers() { #expect(sample[name]?.string == time) }
    }
}
