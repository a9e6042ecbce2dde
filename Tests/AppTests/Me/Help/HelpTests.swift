import Records
import Testing

@testable import App

struct HelpTests {
    @Test(
        "MZ-288 MZ-291 help lists every topic, and each has a page, in every language", arguments: GuideTextsTests.codes
    )
    func topics(code: String) throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "\(code)"])
        let list = device.page("/help")
        for topic in HelpTopic.allCases {
            #expect(list.contains("href=\"\(Route.me(.helpTopic(topic)).path)\""), "\(topic)")
            let page = device.get(Route.me(.helpTopic(topic)).path)
            #expect(page.status == 200)
            #expect(page.text.components(separatedBy: "<h1").count == 2)
            #expect(!page.text.contains("help."), "\(topic) shows a key")
        }
    }

    @Test(
        "MZ-291 the five questions have an answer each, of how this product does it, in Arabic and English",
        arguments: [
            (
                "ar",
                [
                    ("كيف أغيّر طريقة الحساب؟", "افتح الإعدادات ثم طرق الحساب."),
                    ("هل تنتقل بياناتي بين أجهزتي؟", "المتصفح وخادمك على الحاسوب نفسه يتزامنان"),
                    ("هل أسترد ما دفعت؟", "لا شيء يُباع في وِرد"), ("هل يعمل دون شبكة؟", "نعم، كله، بعد أول زيارة."),
                    ("ما مدى دقة الأوقات؟", "تُحسب بالثواني وتُعرض بالدقيقة"),
                ]
            ),
            (
                "en",
                [
                    ("How do I change the calculation method?", "open Settings and then Calculation methods."),
                    ("Does my data move between my devices?", "your server on the same computer stay in step"),
                    ("Can I get a refund?", "Nothing is sold in Wird"),
                    ("Does it work without a network?", "Yes, all of it, after the first visit."),
                    ("How accurate are the times?", "computed to the second, shown to the minute"),
                ]
            ),
        ])
    func questions(language: String, entries: [(question: String, answer: String)]) throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": language])
        let parts = device.page("/help/questions").components(separatedBy: "<h2")
        for (question, answer) in entries {
            let part = parts.first { $0.contains(question) }
            #expect(part?.contains(answer) == true, "\(question)")
        }
        // What the answers name is there: the methods, the devices, the file to take along, and what is sold.
        for path in ["/me/settings/methods", "/me/devices", "/me/data"] { #expect(device.get(path).status == 200) }
    }

    @Test(
        "the answer on alerts while Wird is closed names the page where they are switched on",
        arguments: GuideTextsTests.codes)
    func closedAlerts(code: String) throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": code])
        let title = device.app.bundle.locales.strings(code: code)[key: "push.title"]
        #expect(device.page("/help/questions").contains(title))
        #expect(device.page("/me/settings/reminders").contains(title))
    }

    @Test(
        "MZ-293 the policy says what the place and the notifications are for, that nothing is counted and nothing sold",
        arguments: [
            (
                "ar",
                [
                    "مكانك: مدينة أو إحداثيات، لحساب أوقات الصلاة فقط.", "التنبيهات للصلوات والمهام وحدها.",
                    "ولا إحصاءات استعمال", "لا نبيع بيانات ولا نشاركها.",
                ]
            ),
            (
                "en",
                [
                    "Your place, a city or coordinates, for prayer times and nothing else.",
                    "Notifications are for prayers and tasks alone.", "no usage statistics",
                    "We neither sell nor share data.",
                ]
            ),
        ])
    func transparency(language: String, sentences: [String]) throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": language])
        let page = device.page("/legal/privacy")
        for sentence in sentences { #expect(page.contains(sentence), "\(sentence)") }
    }

    @Test("MZ-288 the search finds a topic by a word of it, without regard to the forms of letters")
    func search() throws {
        let device = try Device()
        let found = try device.facts("/help?q=%D8%A7%D9%85%20%D8%A7%D9%84%D9%82%D8%B1%D9%8A")
        #expect(found["topics"]?.array?.contains { $0["name"]?.string == "hijri" } == true)
        #expect(try device.facts("/help?q=zzzz")["topics"]?.array?.isEmpty == true)
        #expect(device.get("/help?q=zzzz").text.contains("role=\"status\""))
    }

    @Test(
        "MZ-288 complex screens lead to their own topic",
        arguments: [
            ("/", "today"), ("/inbox", "tasks"), ("/series", "repeating"), ("/times/2026-11", "times"),
            ("/me/settings/methods", "methods"), ("/me/settings", "times"), ("/calendar/1448", "hijri"),
            ("/me/settings/timetable", "timetable"), ("/me/settings/nawafil", "nawafil"),
            ("/me/settings/special", "special"),
            ("/me/settings/travel", "travel"), ("/me/settings/reminders", "reminders"), ("/me/data", "data"),
            ("/day/2026-11-21/reorganise", "late"),
        ])
    func links(path: String, topic: String) throws {
        let device = try Device.inRiyadh()
        _ = try device.add("x", date: "2026-11-21", start: "16:00")
        #expect(device.page(path).contains("href=\"/help/\(topic)\""))
    }

    @Test("MZ-038 the method chooser marks the recommended one and leads each to its explanation")
    func learnMore() throws {
        let device = try Device.inRiyadh()
        let strings = device.app.bundle.locales.strings(code: "ar")
        let chooser = device.page("/me/settings/methods")
        #expect(chooser.components(separatedBy: strings[.methodsOwn]).count == 2)
        let help = device.page("/help/methods")
        for method in Methods.all(country: "SA", prayer: device.app.bundle.prayer) {
            #expect(chooser.contains("href=\"/help/methods#\(method.identifier)\""))
            #expect(help.contains("id=\"\(method.identifier)\""))
        }
        #expect(help.components(separatedBy: strings[.methodsOwn]).count == 2)
    }

    @Test("MZ-288 the guide's texts are not read for a day, an inbox or a task")
    func apart() throws {
        let device = try Device.inRiyadh()
        for path in ["/", "/inbox", "/tasks/new", "/me", "/me/settings"] { _ = device.get(path) }
        #expect(!device.resources.isSettled(.locale(Guide.section("ar"))))
        _ = device.get("/help/today")
        #expect(device.resources.isSettled(.locale(Guide.section("ar"))))
    }

    @Test("SY-066 where the guide can't be had, the page says what still works and leads home")
    func missing() throws {
        let device = try Device.inRiyadh()
        device.missing = [.locale(Guide.section("ar"))]
        for path in ["/help", "/help/today", "/legal/privacy", "/setup/welcome"] {
            let answer = device.get(path)
            #expect(answer.status == 503)
            #expect(answer.text.contains("href=\"/\""))
        }
        #expect(device.get("/").status == 200)
    }

    @Test(
        "MZ-292 MZ-293 MZ-279 SY-063 the legal pages are one tap from the settings, with the statement as it is",
        arguments: [
            ("ar", "نحن لا نرى سجل صلاتك أبدًا"), ("en", "We never see your prayer history"),
            ("fr", "Nous ne voyons jamais l’historique de vos prières"),
        ])
    func legal(code: String, promise: String) throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "\(code)"])
        #expect(device.page("/me/settings").contains("href=\"/legal/privacy\""))
        #expect(device.page("/me/settings").contains("href=\"/me/sources\""))
        let privacy = device.page("/legal/privacy")
        #expect(privacy.contains(promise))
        for path in [
            "/legal/terms", "/legal/licence", "/legal/refund", "/me/sources", "/me/settings/source", "/place",
            "/quran/listen/1", "/path/settings",
        ] {
            #expect(privacy.contains("href=\"\(path)\""), "\(path)")
        }
        for page in LegalPage.allCases {
            let text = device.page(Route.me(.legal(page)).path)
            #expect(text.components(separatedBy: "<p>").count > 2)
            #expect(!text.contains("https://"))
        }
    }

    /// The path notes what a person marks, prayers too, so no page may say that nothing of the kind is kept.
    @Test(
        "MZ-002 MZ-292 SY-063 the pages on privacy name what the path and the Quran keep",
        arguments: GuideTextsTests.codes)
    func kept(code: String) throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "\(code)"])
        let (strings, privacy) = (device.app.bundle.locales.strings(code: code), device.page("/legal/privacy"))
        let kept = privacy.components(separatedBy: "<h2>")[1]
        for key in ["area.path", "area.quran"] { #expect(kept.contains(strings[key: key]), "\(key)") }
        #expect(device.page("/help/privacy").contains(strings[key: "area.path"]))
        #expect(!kept.contains("never kept") && !kept.contains("لا يُحفظ أبدًا"))
        let about = device.page("/me/about")
        #expect(!about.contains("neither records") && !about.contains("ولا يسجّل صلاتك"))
    }

    @Test("MZ-289 three topics show a silent demo with its caption", arguments: ["dragging", "late", "nawafil"])
    func demos(topic: String) throws {
        let page = try Device().page("/help/\(topic)")
        #expect(page.contains("class=\"demo "))
        #expect(page.contains("<figcaption>"))
        #expect(!page.contains("<video") && !page.contains("<audio"))
    }
}
