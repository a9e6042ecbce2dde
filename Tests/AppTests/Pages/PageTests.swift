import Foundation
import Records
import Testing

@testable import App

struct PageTests {
    static let paths = [
        "/", "/day/2026-11-22", "/inbox", "/tasks/new", "/place", "/me", "/me/settings", "/me/data", "/me/sources",
        "/me/about", "/me/settings/methods", "/times/2026-11", "/times/2026-11-21/isha", "/calendar/1448", "/qibla",
        "/reminders", "/me/settings/reminders", "/me/settings/reminders/help", "/me/settings/adhan",
        "/me/settings/mosques", "/week/2026-11-21", "/inbox?q=x", "/inbox?choose=all", "/me/data/tasks",
        "/me/settings/nawafil", "/me/settings/special", "/me/settings/travel", "/me/settings/prayers", "/me/nawafil",
        "/me/appearance",
        "/me/widgets", "/me/tokens", "/me/devices", "/me/settings/diagnostics", "/next", "/prayers",
        "/day/2026-11-22/print",
        "/week/2026-11-22/print",
        "/help", "/help/methods", "/help/dragging", "/legal/privacy", "/legal/terms", "/setup/welcome",
        "/setup/location",
        "/setup/method", "/setup/notifications", "/feedback",
    ]

    @Test("no page has a style attribute, an inline script or an event handler", arguments: paths)
    func strict(path: String) throws {
        let device = try Device.inRiyadh()
        _ = try device.add("x", date: "2026-11-21", start: "16:00")
        let page = device.page(path)
        #expect(!page.contains(" style="))
        #expect(!page.contains("<script>"))
        #expect(!page.contains(" onclick="))
        #expect(device.get(path)["content-security-policy"]?.contains("unsafe-inline") == false)
    }

    @Test("every page has one h1, a main landmark, a way to skip to it and a name", arguments: paths)
    func landmarks(path: String) throws {
        let device = try Device.inRiyadh()
        let page = device.page(path)
        #expect(page.components(separatedBy: "<h1").count == 2)
        #expect(page.components(separatedBy: "<main").count == 2)
        #expect(page.contains("href=\"#content\""))
        #expect(page.contains("</title>"))
    }

    @Test("SY-023 the bar holds only the areas that exist, at most five", arguments: paths)
    func bar(path: String) throws {
        let device = try Device.inRiyadh()
        let items = device.page(path).components(separatedBy: "class=\"bar-item\"").count - 1
        #expect(items == 5, "Today, the path, the Quran, the course, Me")
    }

    @Test(
        "MZ-010 no page loads from another site, sends to one or leads to one: no advert can stand on it",
        arguments: paths)
    func nothingForeign(path: String) throws {
        let page = try Device.inRiyadh().page(path)
        for word in ["src=\"http", "src=\"//", "href=\"http", "href=\"//", "action=\"http", "<iframe", "<object"] {
            #expect(!page.contains(word), "\(word)")
        }
    }

    @Test("MZ-002 nothing stores whether a prayer was prayed: no kind, field or form speaks of it")
    func neverRecorded() throws {
        let device = try Device.inRiyadh()
        _ = try device.add("x", date: "2026-11-21", start: "16:00")
        for record in device.store.values {
            #expect(["task", "place", "settings", "operation"].contains(record.key.kind.name))
            for entry in record.fields { #expect(!entry.name.lowercased().contains("prayed")) }
        }
        let page = device.page("/")
        #expect(!page.contains("action=\"/tasks/prayer"))
    }

    @Test("MZ-067 the timeline is an ordered list whose prayers are announced as fixed")
    func spoken() throws {
        let device = try Device.inRiyadh()
        let page = device.page("/")
        #expect(page.contains("<ol class=\"events\""))
        #expect(page.contains("وقت ثابت"))
    }

    @Test("SY-012 the manifest names the app in its language and direction, with icons, display and start")
    func manifest() throws {
        let device = try Device()
        let manifest = try device.facts("/manifest.webmanifest")
        #expect(manifest["name"]?.string == "وِرد")
        #expect(manifest["dir"]?.string == "rtl")
        #expect(manifest["display"]?.string == "standalone")
        #expect(manifest["start_url"]?.string == "/")
        let icons = manifest["icons"]?.array ?? []
        #expect(icons.contains { $0["sizes"]?.string == "192x192" })
        #expect(icons.contains { $0["sizes"]?.string == "512x512" && $0["purpose"]?.string == "maskable" })
        #expect(try device.facts("/manifest.webmanifest?lang=en")["name"]?.string == "Wird")
    }

    @Test(
        "MZ-294 the manifest describes the product in its language, with its categories and, in Arabic, the words it is sought by"
    )
    func manifestTexts() throws {
        let device = try Device()
        let arabic = try device.facts("/manifest.webmanifest")
        let words = arabic["description"]?.string ?? ""
        let plain = String(
            String.UnicodeScalarView(words.unicodeScalars.filter { !(0x64B...0x652).contains($0.value) }))
        for word in ["صلاة", "منظم", "مهام", "يومي", "إسلامي", "نافلة", "رمضان", "إنتاجية", "ميزان"] {
            #expect(plain.contains(word), "\(word)")
        }
        let english = try device.facts("/manifest.webmanifest?lang=en")
        #expect(english["description"]?.string?.contains("Mizan") == true && english["lang"]?.string == "en")
        for manifest in [arabic, english] {
            #expect(manifest["categories"]?.array?.compactMap(\.string) == ["lifestyle", "productivity"])
        }
    }

    @Test(
        "MZ-294 the manifest names the pictures that the build has, with their sizes and what they show, in the language's own"
    )
    func manifestPictures() throws {
        let names = ["timeline", "drag", "reminders", "themes", "nawafil", "week", "ramadan", "widgets", "watch"]
        var assets: JSONObject = [:]
        for language in ["ar", "en"] {
            for (index, name) in names.enumerated() {
                let file = "picture-\(language)-\(index + 1)-\(name)"
                assets[file + ".jpg"] = .string("/assets/\(file)-0.jpg")
            }
        }
        let bundle = Fixtures.setting(["assets"], to: .object(assets), in: try Fixtures.bundle())
        let device = try Device(bundle: bundle)
        for language in ["ar", "en"] {
            let pictures = try device.facts("/manifest.webmanifest?lang=\(language)")["screenshots"]?.array ?? []
            #expect(pictures.count == names.count)
            #expect(Set(pictures.compactMap { $0["label"]?.string }).count == names.count)
            #expect(pictures.allSatisfy { $0["src"]?.string?.hasPrefix("/assets/picture-\(language)-") == true })
            #expect(pictures.filter { $0["form_factor"] == "wide" }.map { $0["sizes"] } == ["1280x800"])
        }
        #expect(
            try Device().facts("/manifest.webmanifest")["screenshots"] == nil, "none are promised that aren't there")
    }

    @Test("a day's page asks for what it needs in at most three rounds")
    func rounds() throws {
        let device = try Device.inRiyadh()
        let fresh = try Device()
        fresh.merge(Array(device.store.values))
        _ = fresh.get("/")
        #expect(fresh.rounds <= 3)
    }
}
