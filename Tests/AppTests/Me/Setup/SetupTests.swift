import Almanac
import Interface
import Records
import Testing

@testable import App

struct SetupTests {
    /// A place in a country, as a device would have kept it.
    private func stand(_ device: Device, in country: String) {
        var record = Record(key: Place.key)
        let place: JSON = [
            "name": "x", "latinName": "x", "latitude": 24.7, "longitude": 46.7, "zone": "Asia/Riyadh",
            "country": .string(country),
        ]
        record[Place.field] = Field(place, at: Stamp(milliseconds: 1, counter: 0, replica: Replica(number: 9)))
        device.merge([record])
    }

    @Test("MZ-280 there are four steps, each a page that says which of four it is and leads on or back")
    func steps() throws {
        let device = try Device()
        device.post("/me/settings", ["language": "en"])
        #expect(SetupStep.allCases.count == 4)
        for step in SetupStep.allCases {
            let page = device.get(Route.me(.setupStep(step)).path)
            #expect(page.status == 200)
            #expect(page.text.contains("Step \(step.number) of 4"))
            #expect(page.text.contains("action=\"/setup\""))
        }
    }

    @Test("MZ-280 the first steps are left and resumed where they were")
    func resume() throws {
        let device = try Device.inRiyadh()
        #expect(device.get("/setup")["location"] == "/setup/welcome")
        for step in ["location", "method", "notifications"] {
            #expect(device.post("/setup", ["step": "\(step)"])["location"] == "/setup/\(step)")
            _ = device.get("/")
            #expect(device.get("/setup")["location"] == "/setup/\(step)")
        }
    }

    @Test(
        "SY-029 SY-030 the first page and the first step offer the other languages by name, and Arabic comes by itself")
    func languages() throws {
        let device = try Device()
        for (path, back) in [("/", "/"), ("/setup/welcome", "/setup/welcome")] {
            device.post("/me/settings", ["language": ""])
            let page = device.page(path)
            #expect(page.contains("<html lang=\"ar\""))
            for code in GuideTextsTests.codes {
                #expect(page.contains("name=\"language\" value=\"\(code)\"") == (code != "ar"), "\(path) \(code)")
            }
            let answer = device.post("/me/settings", ["back": "\(back)", "language": "en"])
            #expect(answer["location"]?.hasPrefix(back + "?notice=") == true)
            #expect(device.page(path).contains("<html lang=\"en\""))
        }
        device.post("/place", ["city": "108410"])
        #expect(!device.page("/").contains("class=\"languages\""))
    }

    @Test("MZ-281 MZ-008 the welcome has name, tagline and the moving picture")
    func welcome() throws {
        let device = try Device()
        device.post("/me/settings", ["language": "en"])
        let page = device.page("/setup/welcome")
        for words in [
            "Mizan – The Balance", "Plan your day around what matters most",
            "Plan your day around prayer, not around meetings", "demo-welcome", "Get Started",
        ] { #expect(page.contains(words), "\(words)") }
        #expect(device.page("/me/about").contains("Mizan – The Balance"))
    }

    @Test(
        "MZ-008 the name, its meaning and the sentence stand on the welcome and on About, in English and in Arabic",
        arguments: [
            ("en", "The planner: Mizan – The Balance", "Plan your day around what matters most"),
            ("ar", "المخطط: ميزان – التوازن", "خطّط يومك حول ما هو أهم"),
        ])
    func name(language: String, name: String, tagline: String) throws {
        let device = try Device()
        device.post("/me/settings", ["language": language])
        for path in ["/setup/welcome", "/me/about"] {
            let page = device.page(path)
            #expect(page.contains(">\(name)</p>") && page.contains(">\(tagline)</p>"), "\(path)")
        }
        #expect(device.page("/").contains(tagline))
    }

    @Test("MZ-282 the place is asked for on a button alone, with the city beside it and a map with a dot")
    func location() throws {
        let device = try Device()
        device.post("/me/settings", ["language": "en"])
        let before = device.page("/setup/location")
        for words in [
            "We need your location for accurate prayer times", "Your location stays on your device",
            "data-locate-start",
            "setup-map", "data-city-search",
        ] { #expect(before.contains(words), "\(words)") }
        #expect(!before.contains("map-dot"))
        let chosen = device.post("/place", ["city": "108410", "back": "/setup/location"])
        #expect(chosen["location"]?.hasPrefix("/setup/location?") == true)
        #expect(device.page("/setup/location").contains("map-dot"))
        #expect(device.page("/place?q=riy&back=/setup/location").contains("value=\"/setup/location\""))
    }

    @Test(
        "MZ-283 the method chosen for a place is the region table's, with its country's flag and all others to choose",
        arguments: ["SA", "EG", "PK", "US", "AE", "SG", "TR", "GB", "MY", "KW"])
    func method(country: String) throws {
        let device = try Device()
        stand(device, in: country)
        let config = try Fixtures.read("Config/PrayerConfig.json")
        let methods = try #require(config["methods"])
        let region = methods["regions"]?.array?.first { region in
            region["countries"]?.array?.contains { $0.string == country } == true
        }
        let expected = try #require(region?["method"]?.string ?? methods["fallback"]?.string)
        let method = try #require(Methods.named(expected))
        let page = device.page("/setup/method")
        #expect(page.contains("<h2>\(device.app.bundle.locales.strings(code: "ar").name(method))</h2>"))
        #expect(page.contains(String(decoding: SetupMethod.flag(country).render(), as: UTF8.self)))
        #expect(page.components(separatedBy: "name=\"method\"").count - 1 == PrayerMethod.all.count - 1)
        #expect(page.contains("name=\"back\" value=\"/setup/method\""))
    }

    @Test("MZ-283 another method is chosen without leaving the step")
    func otherMethod() throws {
        let device = try Device.inRiyadh()
        let answer = device.post("/me/settings", ["method": "karachi", "back": "/setup/method"])
        #expect(answer["location"]?.hasPrefix("/setup/method") == true)
        #expect(
            device.page("/setup/method").contains(device.app.bundle.locales.strings(code: "ar")[key: "method.karachi"]))
    }

    @Test("MZ-284 MZ-091 reminders are explained, shown once as a sample, and asked for on the button alone")
    func notifications() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        let page = device.page("/setup/notifications")
        for words in [
            "Reminders for prayers and tasks", "setup-sample", "Enable Notifications", "Skip for now",
            "data-permission-ask",
        ] {
            #expect(page.contains(words), "\(words)")
        }
        #expect(device.post("/setup", ["step": "done"])["location"] == "/")
    }

    @Test(
        "SY-027 the first page asks which of the four areas are wanted; all may be left; only the planner's choice runs its steps, and those are resumed"
    )
    func areas() throws {
        let device = try Device()
        device.post("/me/settings", ["language": "en"])
        let page = device.page("/setup/welcome")
        #expect(page.contains("Which areas do you want?"))
        let fields = ["showsToday", "showsPath", "showsQuran", "showsCourse"]
        for field in fields {
            let box =
                "name=\"\(field)\" aria-describedby=\"\(field)-hint\" type=\"checkbox\" role=\"switch\" value=\"on\" checked"
            #expect(page.contains(box), "\(field)")
        }
        #expect(page.components(separatedBy: "role=\"switch\"").count == 5)
        // The planner among them: its own steps follow, and are resumed where they were left.
        let planner = device.post(
            "/setup",
            [
                "step": "location", "showsToday": "off", "showsToday": "on", "showsPath": "off", "showsQuran": "off",
                "showsQuran": "on", "showsCourse": "off",
            ])
        #expect(planner["location"] == "/setup/location")
        #expect(try device.facts("/me/settings")["hiddenAreas"] == ["path", "course", "lists"])
        #expect(device.get("/setup")["location"] == "/setup/location")
        #expect(!device.page("/").contains("href=\"/path\""))
        // Without it they are over, and the first area that was chosen begins by itself.
        let course = try Device()
        let answer = course.post(
            "/setup",
            [
                "step": "location", "showsToday": "off", "showsPath": "off", "showsPath": "on", "showsQuran": "off",
                "showsCourse": "off", "showsCourse": "on",
            ])
        #expect(answer["location"] == "/path" && course.page("/path").contains("data-page=\"path-intro\""))
        #expect(try course.facts("/me/settings")["hiddenAreas"] == ["today", "quran", "lists"])
        #expect(course.page("/course").contains("data-page=\"course"))
        // None wanted is not having chosen: all stay, and the steps go on.
        let none = try Device()
        let left = none.post(
            "/setup",
            ["step": "location", "showsToday": "off", "showsPath": "off", "showsQuran": "off", "showsCourse": "off"])
        #expect(left["location"] == "/setup/location")
        #expect(try none.facts("/me/settings")["hiddenAreas"] == ["lists"])
        for step in ["quick", "later", "never"] {
            let skipped = try Device()
            skipped.post("/setup", ["step": step])
            #expect(try skipped.facts("/me/settings")["hiddenAreas"] == ["lists"], "\(step)")
        }
    }

    @Test("MZ-287 quick start, later and never each do what they say, and a record keeps it")
    func skips() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        let again = "You wanted to come back"
        device.post("/setup", ["step": "later"])
        device.now = Instant(seconds: device.now.seconds + 86_399)
        #expect(!device.page("/").contains(again))
        device.now = Instant(seconds: device.now.seconds + 1)
        #expect(device.page("/").contains(again))
        device.post("/setup", ["step": "never"])
        #expect(!device.page("/").contains(again))
        let restarted = try Device(now: device.now)
        restarted.merge(Array(device.store.values))
        #expect(!restarted.page("/").contains(again) && !restarted.page("/").contains("Got it"))
        let fresh = try Device()
        #expect(fresh.page("/").contains("href=\"/setup\""))
        fresh.post("/setup", ["step": "never"])
        #expect(!fresh.page("/").contains("href=\"/setup\""))
    }

    @Test("a form that asks for nothing known is refused and changes nothing", arguments: ["", "x", "explode"])
    func refused(step: String) throws {
        let device = try Device.inRiyadh()
        let before = device.store.count
        #expect(device.post("/setup", ["step": "\(step)"]).status == 422)
        #expect(try device.call("/setup", ["step": "tour", "tour": "9"]).status == 422)
        #expect(device.store.count == before)
    }
}
