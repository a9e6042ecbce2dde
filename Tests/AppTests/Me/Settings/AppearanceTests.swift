import Almanac
import Foundation
import Records
import Testing

@testable import App

struct AppearanceTests {
    /// Riyadh's Maghrib on the last of Sha'ban 1448, 7 February 2027, and on the last of Ramadan, 8 March 2027.
    private static let eve = CivilDate(year: 2027, month: 2, day: 7)!
    private static let end = CivilDate(year: 2027, month: 3, day: 8)!

    private func theme(_ device: Device) throws -> String {
        let page = device.page("/")
        return try String(#require(page.firstMatch(of: /data-theme="([a-z]+)" data-mode/)).output.1)
    }

    /// Puts a device a minute before or after Maghrib of a day.
    private func place(_ device: Device, _ date: CivilDate, minutesAfterMaghrib minutes: Int) throws {
        device.now = Instant(seconds: Int64(date.dayNumber) * 86_400)
        let month = try device.facts("/times/\(date.description.prefix(7))")["days"]?.array ?? []
        let maghrib = PlacementCommandTests.minutes(month[date.day - 1]["maghrib"])
        device.now = Instant(seconds: Int64(date.dayNumber) * 86_400 + Int64(maghrib - 180 + minutes) * 60)
    }

    @Test("MZ-202 a theme that is pressed is kept and holds on every page; its card says that it is the one")
    func choose() throws {
        let device = try Device.inRiyadh()
        #expect(try theme(device) == "noor")
        for name in ["layl", "fajr", "sahara", "ramadan", "noor"] {
            #expect(device.post("/me/appearance", ["theme": name]).status == 303)
            #expect(try theme(device) == name)
            let page = device.page("/me/appearance")
            #expect(page.contains("id=\"theme-\(name)\" name=\"theme\" value=\"\(name)\" aria-pressed=\"true\""))
            #expect(page.components(separatedBy: "aria-pressed=\"true\"").count == 2)
        }
    }

    @Test("MZ-202 MZ-203 each card is painted in its own theme, marked with its tier; a program gets the list")
    func cards() throws {
        let device = try Device.inRiyadh()
        let page = device.page("/me/appearance")
        for (name, tier) in [("noor", "free"), ("layl", "pro"), ("fajr", "pro"), ("sahara", "pro"), ("ramadan", "pro")]
        {
            #expect(page.contains("data-theme=\"\(name)\" data-mode=\"auto\" data-tier=\"\(tier)\""))
        }
        let themes = try device.facts("/me/appearance")["themes"]?.array ?? []
        #expect(themes.map { $0["pro"]?.bool } == [false, true, true, true, true])
    }

    @Test("MZ-202 a Free person sees every theme in its own colours, Pro's with a lock, and trying one keeps nothing")
    func locked() throws {
        let device = try Device.commercial()
        func cards() -> [String: String] {
            var cards: [String: String] = [:]
            for part in device.page("/me/appearance").components(separatedBy: "<li>").dropFirst() {
                let card = part.components(separatedBy: "</li>")[0]
                guard let name = card.firstMatch(of: /id="theme-([a-z]+)"/)?.output.1 else { continue }
                #expect(card.contains("data-theme=\"\(name)\" data-mode=\"auto\""), "\(name)")
                #expect(card.contains("theme-picture"))
                cards[String(name)] = card
            }
            return cards
        }
        let before = device.kept
        #expect(cards().count == 5)
        for (name, card) in cards() { #expect(card.contains(">Pro</span>") == (name != "noor"), "\(name)") }
        for name in ["layl", "fajr", "sahara", "ramadan"] {
            #expect(try device.call("/me/appearance", ["theme": "\(name)"]).status == 402)
            #expect(try theme(device) == "noor")
        }
        #expect(device.kept == before)
        device.startTrial()
        for card in cards().values { #expect(!card.contains(">Pro</span>")) }
    }

    @Test("MZ-203 a sixth theme that stands in the file alone is shown among the others, chosen and kept")
    func sixth() throws {
        let bundle = try Fixtures.bundle()
        var themes = try #require(bundle["config"]?["ThemeConfig"]?["themes"]?.array)
        var sand = try #require(themes[0].object)
        sand["name"] = "sand"
        themes.append(.object(sand))
        let device = try Device(
            bundle: Fixtures.setting(["config", "ThemeConfig", "themes"], to: .array(themes), in: bundle))
        device.post("/place", ["city": "108410"])
        #expect(device.page("/me/appearance").components(separatedBy: "class=\"theme-card\"").count == 7)
        #expect(device.post("/me/appearance", ["theme": "sand"]).status == 303)
        #expect(try theme(device) == "sand")
        #expect(device.page("/me/appearance").contains("value=\"sand\" aria-pressed=\"true\""))
        device.restart()
        #expect(try theme(device) == "sand" && device.facts("/me/appearance")["theme"]?.string == "sand")
        #expect(try Device.inRiyadh().post("/me/appearance", ["theme": "sand"]).status == 422, "it is nowhere else")
    }

    @Test("MZ-199 the frame of the browser takes the theme's ground, and a theme with one face says so")
    func frame() throws {
        let device = try Device.inRiyadh()
        device.post("/me/appearance", ["theme": "layl", "mode": "light"])
        let page = device.page("/")
        #expect(page.contains("<meta name=\"theme-color\" content=\"#000000\">"))
        #expect(page.contains("<meta name=\"color-scheme\" content=\"dark\">"))
    }

    @Test("SY-053 SY-055 the size of text and how much moves are kept and said to the page")
    func scaleAndMotion() throws {
        let device = try Device.inRiyadh()
        #expect(device.page("/").contains("data-scale=\"100\" data-motion=\"full\""))
        device.post("/me/appearance", ["textScale": "200", "lightEffects": "off", "lightEffects": "on"])
        #expect(device.page("/").contains("data-scale=\"200\" data-motion=\"light\""))
        device.post("/me/appearance", ["still": "off", "still": "on"])
        #expect(device.page("/").contains("data-motion=\"still\""))
        device.post("/me/appearance", ["still": "off", "lightEffects": "off", "textScale": "100"])
        #expect(device.page("/").contains("data-scale=\"100\" data-motion=\"full\""))
    }

    @Test("MZ-177 confetti on completing is off until it is switched on, and a page says which")
    func celebration() throws {
        let device = try Device.inRiyadh()
        #expect(device.page("/").contains("data-confetti=\"off\""))
        #expect(try device.facts("/me/appearance")["confetti"]?.bool == false)
        device.post("/me/appearance", ["confetti": "off", "confetti": "on"])
        #expect(device.page("/").contains("data-confetti=\"on\""))
        #expect(try device.facts("/me/settings")["confetti"]?.bool == true)
        device.post("/me/appearance", ["confetti": "off"])
        #expect(device.page("/").contains("data-confetti=\"off\""))
    }

    @Test(
        "MZ-177 in commercial mode it is Pro's: a lock where the switch would be, and without effect when Pro is over")
    func celebrationRests() throws {
        let device = try Device.commercial()
        #expect(!device.page("/me/appearance").contains("name=\"confetti\""))
        device.startTrial()
        device.post("/me/appearance", ["confetti": "off", "confetti": "on"])
        #expect(device.page("/").contains("data-confetti=\"on\""))
        device.now = Instant(seconds: device.now.seconds + 30 * 86_400)
        #expect(device.page("/").contains("data-confetti=\"off\""))
    }

    @Test("SY-040 patterns and events come with every page, and none where the person switched them off")
    func haptics() throws {
        let device = try Device.inRiyadh()
        #expect(device.page("/").contains("data-haptics=\"{&quot;light&quot;:[10],"))
        #expect(device.page("/").contains("&quot;theme&quot;:&quot;heavy&quot;"))
        device.post("/me/appearance", ["haptics": "off"])
        #expect(device.page("/").contains("data-haptics=\"{}\""))
    }

    @Test("SY-040 where configuration counts touch as motion, no motion silences it too")
    func stillHaptics() throws {
        let bundle = Fixtures.setting(
            ["config", "AnimationConfig", "still", "haptics"], to: .bool(false), in: try Fixtures.bundle())
        let device = try Device(bundle: bundle)
        device.post("/place", ["city": "108410"])
        #expect(!device.page("/").contains("data-haptics=\"{}\""))
        device.post("/me/appearance", ["still": "on"])
        #expect(device.page("/").contains("data-haptics=\"{}\""))
    }

    @Test(
        "what is no theme and no size is refused on the page of appearance, and nothing is kept",
        arguments: [
            ("theme", "gold"), ("theme", "../x"), ("textScale", "95"), ("textScale", "9000"), ("mode", "sepia"),
        ])
    func refused(field: String, value: String) throws {
        let device = try Device.inRiyadh()
        let before = try device.facts("/me/appearance")
        let answer = device.post("/me/appearance", KeyValuePairs(dictionaryLiteral: (field, value)))
        #expect(answer.status == 422 && answer.text.contains("data-page=\"appearance\""))
        #expect(try device.facts("/me/appearance") == before)
    }

    @Test(
        "MZ-156 Ramadan's theme comes at the Maghrib that the month begins with, and the one before is back at the last"
    )
    func festive() throws {
        let device = try Device.inRiyadh()
        device.post("/me/appearance", ["theme": "sahara"])
        try place(device, Self.eve, minutesAfterMaghrib: -1)
        #expect(try theme(device) == "sahara")
        try place(device, Self.eve, minutesAfterMaghrib: 1)
        #expect(try theme(device) == "ramadan")
        #expect(device.page("/me/appearance").contains("صحراء."))
        try place(device, Self.end, minutesAfterMaghrib: -1)
        #expect(try theme(device) == "ramadan")
        try place(device, Self.end, minutesAfterMaghrib: 1)
        #expect(try theme(device) == "sahara")
    }

    @Test("MZ-156 who does without it keeps the preferred theme")
    func without() throws {
        let device = try Device.inRiyadh()
        device.post("/me/appearance", ["festiveTheme": "off"])
        try place(device, Self.eve, minutesAfterMaghrib: 60)
        #expect(try theme(device) == "noor")
        device.post("/me/appearance", ["festiveTheme": "off", "festiveTheme": "on"])
        #expect(try theme(device) == "ramadan")
    }

    @Test("MZ-156 who takes another theme in Ramadan has it at once, until the next; what else is chosen leaves it so")
    func anotherInRamadan() throws {
        let device = try Device.inRiyadh()
        try place(device, Self.eve, minutesAfterMaghrib: 60)
        device.post("/me/appearance", ["theme": "layl"])
        #expect(try theme(device) == "layl")
        device.post("/me/appearance", ["festiveTheme": "off", "festiveTheme": "on", "textScale": "110"])
        #expect(try theme(device) == "layl")
        device.post("/me/appearance", ["theme": "ramadan"])
        #expect(try theme(device) == "ramadan")
        #expect(try device.facts("/me/appearance")["theme"]?.string == "layl")
        device.post("/me/appearance", ["theme": "layl"])
        device.now = Instant(seconds: device.now.seconds + 360 * 86_400)
        #expect(try theme(device) == "ramadan")
    }

    @Test("MZ-156 a month that was sighted a day later brings its theme a day later")
    func sighted() throws {
        let device = try Device.inRiyadh()
        device.post("/calendar", ["year": "1448", "month": "9", "days": "1"])
        try place(device, Self.eve, minutesAfterMaghrib: 60)
        #expect(try theme(device) == "noor")
        try place(device, Self.eve.next, minutesAfterMaghrib: 60)
        #expect(try theme(device) == "ramadan")
    }

    @Test("MZ-164 on a feast's own day confetti falls, as decoration; on others there is none")
    func confetti() throws {
        let device = try Device.inRiyadh()
        #expect(!device.page("/").contains("class=\"confetti\""))
        device.now = Instant(seconds: Int64(Self.end.next.dayNumber) * 86_400 + 8 * 3_600)
        #expect(device.page("/").contains("<div class=\"confetti\" aria-hidden=\"true\">"))
        #expect(!device.page("/day/\(Self.end)").contains("class=\"confetti\""))
    }
}
