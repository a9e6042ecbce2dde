import Almanac
import Foundation
import Records
import Testing
import WorshipPath

@testable import App

/// What stands where on the path's pages, and which value each word of an answer stands for.
struct PathWordsTests {
    /// Where some texts begin on a page, in order; fails where one is missing.
    private static func places(_ texts: [String], in page: String) throws -> [String.Index] {
        try texts.map { text in
            let found = page.range(of: text)?.lowerBound
            #expect(found != nil, "\(text)")
            return try #require(found)
        }
    }

    private static func isInOrder(_ texts: [String], in page: String) throws -> Bool {
        let found = try places(texts, in: page)
        return found == found.sorted()
    }

    @Test("WP-004 the introduction's sentence follows its headline, and the body follows the sentence")
    func introduction() throws {
        let page = try Device.inRiyadh().page("/path")
        #expect(
            try Self.isInOrder(
                [
                    "<h1>مسيرتك في العبادة</h1>",
                    "<p class=\"path-lead\">خطوة بخطوة، وفق وقتك ونيتك، بدون ضغط ولا مقارنة.</p>", "هنا نرتب معاً",
                ], in: page))
    }

    @Test(
        "WP-006 the introduction's two ways have their words in both languages; leaving it stores nothing, leads to Today, and its card opens it again",
        arguments: [("ar", "ابدأ مسيرتي", "تخطى الآن"), ("en", "Start My Path", "Skip for now")])
    func leaving(language: String, start: String, skip: String) throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": language])
        let before = device.store
        let page = device.page("/path")
        func target(_ words: String) throws -> String? {
            let pattern = try Regex("<a href=\"([^\"]*)\"[^>]*>(<span[^>]*>)?\(words)<")
            return page.firstMatch(of: pattern).flatMap { $0[1].substring.map(String.init) }
        }
        #expect(try target(start) == "/path/questions/beginning/consistency")
        #expect(try target(skip) == "/")
        let today = device.page("/")
        #expect(today.contains("data-path-entry") && today.contains("<a href=\"/path\" class=\"path-entry-link\""))
        #expect(device.page("/path") == page && device.store == before, "looking and leaving store nothing")
    }

    @Test("WP-009 the path's settings lead to About, which says where the data stays")
    func about() throws {
        let device = try Device.onPath()
        #expect(device.page("/path/settings").contains("href=\"/path/about\""))
        #expect(device.page("/path/about").contains("<p>بياناتك تبقى على جهازك. لا نشارك مسيرتك مع أحد.</p>"))
    }

    /// The words of each question's choices, by the value that each stands for.
    private static let meanings: [PathQuestion: KeyValuePairs<String, String>] = [
        .consistency: [
            "very_regular": "منتظم جداً", "sometimes": "أحياناً أنتظم", "start_stop": "أبدأ ثم أتوقف",
            "fresh_start": "أريد أن أبدأ من جديد",
        ],
        .time: [
            "very_little_5_10": "قليل جداً (حوالي ٥–١٠)", "medium_15_30": "متوسط (١٥–٣٠)",
            "more_30_plus": "أكثر (٣٠+)", "varies": "يختلف من يوم لآخر",
        ],
        .intention: [
            "discipline": "انضباط وترتيب", "closeness": "قرب من الله", "learning": "تعلم ووعي",
            "habit": "بناء عادة مستدامة",
        ],
        .areas: [
            "salah": "الصلاة (فرض وسنة)", "quran": "القرآن", "dhikr": "الذكر", "dua": "الدعاء", "sadaqah": "الصدقة",
            "zakat": "الزكاة", "good_deed": "نوايا حسنة/أعمال صالحة",
        ],
        .pace: ["gentle": "هادئة (خطوات صغيرة ثابتة)", "balanced": "متوازنة", "ambitious": "طموحة (مع مرونة)"],
        .tracking: [
            "motivating": "تشجّعني وتنظمني", "sometimes_heavy": "أحياناً تثقل عليّ",
            "prefer_minimal": "لا أحب التتبع كثيراً",
        ],
        .context: [
            "busy_parent": "أم/أب مشغول", "student": "طالب", "traveler": "مسافر أحياناً", "none": "لا يهم الآن",
        ],
    ]

    @Test(
        "WP-015 WP-017 WP-019 WP-021 WP-023 WP-024 WP-026 WP-085 each word of an answer stands for its value, which the profile and the export hold under its name",
        arguments: PathQuestion.allCases)
    func meanings(question: PathQuestion) throws {
        let fields: [PathQuestion: String] = [
            .consistency: "consistencyLevel", .time: "timeAvailability", .intention: "primaryIntention",
            .areas: "worshipAreas", .pace: "pace", .tracking: "trackingFeeling", .context: "lifeContext",
        ]
        let expected = try #require(Self.meanings[question])
        let field = try #require(fields[question])
        #expect(question.choices == expected.map(\.key))
        let page = try Device.inRiyadh().page("/path/questions/beginning/\(question.rawValue)")
        let kind = question == .areas ? "checkbox" : "radio"
        for (value, words) in expected {
            let parts = page.components(separatedBy: "name=\"choice\" value=\"\(value)\"")
            try #require(parts.count == 2, "\(value)")
            #expect(parts[0].hasSuffix("<input type=\"\(kind)\" "), "\(value)")
            let label = parts[1].components(separatedBy: "</label>")[0]
            #expect(label.contains("<span class=\"row-title\">\(words)</span>"), "\(value): \(label)")

            let device = try Device.inRiyadh()
            device.begin([question.rawValue: value])
            let profile = try #require(try device.facts("/path/wird-path.json")["profile"])
            #expect(profile[field] == (question == .areas ? [.string(value)] : .string(value)), "\(value)")
        }
    }

    @Test("WP-085 the profile has the specification's fields and no other")
    func profile() throws {
        let device = try Device.onPath()
        let object = try #require(try device.facts("/path/wird-path.json")["profile"]?.object)
        #expect(
            Set(object.members.map(\.name)) == [
                "id", "createdAt", "updatedAt", "consistencyLevel", "timeAvailability", "primaryIntention",
                "worshipAreas", "pace", "trackingFeeling", "lifeContext",
            ])
    }

    @Test("WP-086 a day's actions are of the seven types, each under its name, in the record and the export")
    func types() throws {
        let device = try Device.onPath()
        var logged: Set<WorshipArea> = []
        for action in Fixtures.path.actions where logged.insert(action.area).inserted { device.log(action.entries[0]) }
        #expect(logged.count == 7)
        let named: Set<String> = ["salah", "quran", "dhikr", "dua", "sadaqah", "zakat", "good_deed"]
        let days = try #require(try device.facts("/path/wird-path.json")["days"]?.array)
        try #require(days.count == 1)
        let actions = try #require(days[0]["actions"]?.array)
        #expect(Set(actions.compactMap { $0["type"]?.string }) == named && actions.count == 7)
        #expect(actions.allSatisfy { $0["subtype"]?.string != nil && $0["completedAt"]?.int != nil })
        let records = device.pathRecords.filter { $0.key.kind == DayLog.kind }
        try #require(records.count == 1)
        #expect(records[0].key.id == device.today)
        let day = try #require(DayLog(records[0]))
        #expect(Set(day.actions.map(\.type.rawValue)) == named)
    }

    @Test("WP-032 the essentials' sentence stands under their heading, before the list")
    func essentials() throws {
        let page = try Device.inRiyadh().page("/path/plan/beginning")
        let section = try #require(page.components(separatedBy: "id=\"essentials\"").last)
            .components(separatedBy: "</section>")[0]
        #expect(
            try Self.isInOrder(
                [
                    "الضروريات اليومية",
                    "<p class=\"part-lead\">هذه أساس يومك. إن فاتك يوم، الخطة تتكيف ولا نلوم.</p>",
                    "<li class=\"row\"",
                ], in: section))
    }

    @Test(
        "WP-035 the note on recovery unfolds to how the plan adapts: lighter only with a yes, the same plan after days away, the intention renewed"
    )
    func recovery() throws {
        let page = try Device.inRiyadh().page("/path/plan/beginning")
        let note = "<p>لديك أيام راحة مضمونة. إذا غبت، نعدّل الهدف ولا نعيد العد من الصفر.</p>"
        let unfolded = try #require(page.components(separatedBy: note).last)
            .components(separatedBy: "</details>")[0]
        #expect(unfolded.hasPrefix("<details") && unfolded.contains("<summary>كيف تتكيف الخطة</summary>"))
        for rule in [
            "إذا ضاق وقتك أيامًا متتالية اقترحنا خطة أخف، ولا يتغير شيء حتى توافق.",
            "بعد أيام الغياب تبقى خطتك كما هي، وتبقى ثمار مسيرتك لك.",
            "وتستطيع متى شئت أن تراجع نيتك ووتيرتك، وأن تضيف إلى خطتك أو تُخرج منها.",
        ] { #expect(unfolded.contains("<p>\(rule)</p>"), "\(rule)") }
    }

    /// The part of a page under a heading with an id.
    private static func section(_ id: String, of page: String) -> String {
        let parts = page.components(separatedBy: "id=\"\(id)\"")
        return parts.count < 2 ? "" : parts[1].components(separatedBy: "</section>")[0]
    }

    @Test(
        "WP-066 bonuses stand below in a section of their own, are noted like the rest, and one that was not done is never marked, then or later"
    )
    func bonuses() throws {
        let device = try Device.onPath()
        let first = device.today
        let bonus = try #require(try device.facts("/path")["bonuses"]?.array?.first?["id"]?.string)
        let page = device.page("/path")
        #expect(try Self.isInOrder(["id=\"essentials\"", "id=\"bonuses\""], in: page))
        let before = Self.section("bonuses", of: page)
        #expect(before.contains("ليست إلزاماً.") && before.contains("role=\"checkbox\" aria-checked=\"false\""))
        #expect(!Self.section("essentials", of: page).contains("value=\"\(bonus)\""))
        device.log("fajr")
        device.wait(days: 3)
        // On the day that passed without it, the bonus looks as any box that may be checked.
        let past = device.page("/path/day/\(first)")
        let rows = Self.section("bonuses", of: past)
        #expect(rows.contains("value=\"\(bonus)\"") && !rows.contains("row-done"))
        let classes = rows.matches(of: #/class="([^"]*)"/#).flatMap { $0.1.split(separator: " ") }.map(String.init)
        #expect(
            Set(classes).isSubset(of: [
                "part-lead", "card", "rows", "path-items", "row", "path-check", "complete", "icon", "icon-text",
                "row-text",
                "row-title", "row-detail", "button", "button-quiet", "icon-button",
            ]), "\(Set(classes))")
        device.post("/path/day/\(first)", ["step": "done", "entry": bonus])
        #expect(Self.section("bonuses", of: device.page("/path/day/\(first)")).contains("row-done"))
    }

    @Test("WP-067 the journey and the day's reflection stand at the bottom of the day, and settings hide each")
    func bottom() throws {
        let device = try Device.onPath()
        let page = device.page("/path")
        #expect(
            try Self.isInOrder(
                ["id=\"essentials\"", "id=\"bonuses\"", "id=\"reflection\"", "class=\"card path-journey\""], in: page))
        #expect(page.contains("تأمل اليوم"))
        #expect(device.page("/path/settings").contains("name=\"reflection\""))
        device.post("/path/settings", ["reflection": "off"])
        #expect(!device.page("/path").contains("تأمل اليوم") && device.page("/path").contains("path-journey"))
        #expect(try device.facts("/path/settings")["reflection"] == false)
        device.post("/path/settings", ["reflection": "on", "bar": "off"])
        #expect(device.page("/path").contains("تأمل اليوم") && !device.page("/path").contains("path-bar-done"))
        device.post("/path/settings", ["nameOnly": "on", "streak": "hidden"])
        #expect(!device.page("/path").contains("class=\"path-tree\""))
    }

    @Test(
        "WP-077 after a day away the greeting has its words for the part of the day, and no other line",
        arguments: [
            (6, "صباح الخير. اليوم فرصة جديدة—نفس الخطة بانتظارك."),
            (14, "طاب يومك. اليوم فرصة جديدة—نفس الخطة بانتظارك."),
            (20, "مساء الخير. غداً فرصة جديدة—نفس الخطة بانتظارك."),
        ])
    func newChance(hour: Int64, words: String) throws {
        let device = try Device.onPath()
        let dawn = device.now.seconds - (device.now.seconds + 3 * 3600) % 86_400
        device.now = Instant(seconds: dawn + 2 * 86_400 + hour * 3600)
        #expect(device.page("/path").contains("<p class=\"path-greeting\">\(words)</p>"))
    }

    @Test(
        "WP-092 with numbers and statistics off no page of the path has a number but in a date, not even suggested minutes"
    )
    func withoutNumbers() throws {
        let device = try Device.onPath(["time": "more_30_plus"])
        for _ in 0..<8 {
            device.log("quran-portion")
            device.wait(days: 1)
        }
        /// A page's main part in words, without its dates.
        func words(_ path: String) -> String {
            var text =
                "<main" + device.page(path).components(separatedBy: "<main")[1].components(separatedBy: "</main>")[0]
            text = text.replacing(#/<header.*?<\/header>/#.dotMatchesNewlines(), with: "")
            text = text.replacing(#/<a href="\/path\/day\/.*?<\/a>/#.dotMatchesNewlines(), with: "")
            return text.replacing(#/<[^>]*>/#, with: " ")
        }
        let pages = ["/path", "/path/journey", "/path/plan", "/path/day/\(device.today)", "/path/about", "/path/rest"]
        #expect(pages.contains { words($0).contains { $0.isNumber } }, "with numbers on there are some")
        #expect(device.page("/path/settings").contains("إظهار الأرقام والإحصائيات"))
        device.post("/path/settings", ["numbers": "off"])
        for path in pages {
            #expect(device.get(path).status == 200 || device.get(path).status == 303, "\(path)")
            #expect(!words(path).contains { $0.isNumber }, "\(path): \(words(path).filter(\.isNumber))")
        }
        device.post("/path/settings", ["numbers": "on"])
        #expect(words("/path").contains { $0.isNumber })
    }
}
