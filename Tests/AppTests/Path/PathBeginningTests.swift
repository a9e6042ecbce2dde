import Foundation
import Records
import Testing
import WorshipPath

@testable import App

/// The way into the path: the card, the introduction, seven questions, the plan.
struct PathBeginningTests {
    @Test(
        "WP-001 K58 one card with the name leads to the path at the top of Today, until it is begun or put away; the bar opens it always"
    )
    func card() throws {
        let device = try Device.inRiyadh()
        let page = device.page("/")
        #expect(page.components(separatedBy: "data-path-entry").count == 2 && page.contains("مسيرتي في العبادة"))
        let (card, hero) = (page.range(of: "data-path-entry"), page.range(of: "class=\"hero"))
        #expect(try #require(card).lowerBound < (try #require(hero)).lowerBound)
        device.post("/path/asked", ["step": "card"])
        #expect(
            !device.page("/").contains("data-path-entry")
                && device.page("/").contains("href=\"/path\" class=\"bar-item\""))
        #expect(!(try Device.onPath()).page("/").contains("data-path-entry"))
    }

    @Test(
        "WP-003 WP-004 WP-005 WP-006 WP-009 the introduction says what the register says, leads on and back, and stores nothing"
    )
    func introduction() throws {
        let device = try Device.inRiyadh()
        let before = device.store.count
        let page = device.page("/path")
        #expect(page.contains("<h1>مسيرتك في العبادة</h1>") && page.components(separatedBy: "<h1").count == 2)
        for text in [
            "خطوة بخطوة، وفق وقتك ونيتك، بدون ضغط ولا مقارنة.",
            "هنا نرتب معاً ما تريد أن تركز عليه من صلاة وذكر وقراءة وصدقة، ونضع خطة بسيطة تتكيف مع أيامك. الهدف أن نثبت لا أن نثقل.",
            "ابدأ مسيرتي", "تخطى الآن", "بياناتك تبقى على جهازك. لا نشارك مسيرتك مع أحد.",
        ] { #expect(page.contains(text), "\(text)") }
        #expect(page.contains("href=\"/path/questions/beginning/consistency\"") && device.store.count == before)
        #expect(device.page("/path/about").contains("لا نشارك مسيرتك مع أحد."))
    }

    @Test(
        "WP-010 WP-012 WP-014 WP-015 WP-017 WP-019 WP-021 WP-023 WP-024 WP-026 seven screens, one question on each, in the register's words"
    )
    func questions() throws {
        let device = try Device.inRiyadh()
        let words: [(PathQuestion, [String])] = [
            (
                .consistency,
                [
                    "كيف ترى انتظامك حالياً في الصلاة والذكر؟", "منتظم جداً", "أحياناً أنتظم", "أبدأ ثم أتوقف",
                    "أريد أن أبدأ من جديد",
                ]
            ),
            (
                .time,
                [
                    "كم دقيقة تقريباً يمكنك تخصيصها يومياً للعبادة (صلاة، ذكر، قرآن)؟", "قليل جداً (حوالي ٥–١٠)",
                    "متوسط (١٥–٣٠)", "أكثر (٣٠+)", "يختلف من يوم لآخر",
                ]
            ),
            (
                .intention,
                ["ما أبرز ما تريده من هذه المسيرة؟", "انضباط وترتيب", "قرب من الله", "تعلم ووعي", "بناء عادة مستدامة"]
            ),
            (
                .areas,
                [
                    "ما الذي تريد أن نركّز عليه معك؟", "الصلاة (فرض وسنة)", "القرآن", "الذكر", "الدعاء", "الصدقة",
                    "الزكاة", "نوايا حسنة/أعمال صالحة",
                ]
            ),
            (.pace, ["ما وتيرة تناسبك؟", "هادئة (خطوات صغيرة ثابتة)", "متوازنة", "طموحة (مع مرونة)"]),
            (.tracking, ["كيف تشعر حيال متابعة نفسك؟", "تشجّعني وتنظمني", "أحياناً تثقل عليّ", "لا أحب التتبع كثيراً"]),
            (.context, ["هل تريد أن نأخذ وضعك في الاعتبار؟", "أم/أب مشغول", "طالب", "مسافر أحياناً", "لا يهم الآن"]),
        ]
        for (offset, (question, texts)) in words.enumerated() {
            let page = device.page("/path/questions/beginning/\(question.rawValue)")
            for text in texts { #expect(page.contains(text), "\(text)") }
            #expect(page.contains("\(["١", "٢", "٣", "٤", "٥", "٦", "٧"][offset]) من ٧") && page.contains("تخطى"))
            #expect(
                page.components(separatedBy: "<fieldset").count == 2
                    && page.components(separatedBy: "<legend").count == 2)
            let kind = question == .areas ? "checkbox" : "radio"
            #expect(
                page.components(separatedBy: "type=\"\(kind)\" name=\"choice\"").count - 1 == question.choices.count)
            #expect(!page.contains("http-equiv") && !page.contains("data-autosubmit"), "nothing goes on by itself")
        }
        #expect(device.page("/path/questions/beginning/consistency").contains("لا إجابة صحيحة واحدة—اختر ما يناسبك"))
    }

    @Test("WP-011 leaving out all seven still gives a plan, with the balanced pace and a medium time")
    func skipped() throws {
        let device = try Device.inRiyadh()
        for question in PathQuestion.allCases {
            let answer = device.post("/path/questions/beginning/\(question.rawValue)", ["step": "skip"])
            let next = QuestionRound.beginning.question(after: question)
            #expect(
                answer["location"] == next.map { "/path/questions/beginning/\($0.rawValue)" } ?? "/path/plan/beginning")
        }
        let plan = try device.facts("/path/plan/beginning")
        #expect(plan["essentials"]?.array?.count == 4 && plan["restDaysPerWeek"]?.int == 2)
        device.post("/path/plan/beginning", ["step": "accept"])
        #expect(try device.facts("/path")["begun"]?.bool == true)
    }

    @Test(
        "WP-013 WP-028 answers stay when one goes back, may be changed, and the next question speaks of what was said before"
    )
    func back() throws {
        let device = try Device.inRiyadh()
        device.post("/path/questions/beginning/consistency", ["step": "next", "choice": "fresh_start"])
        #expect(device.page("/path/questions/beginning/time").contains("القليل يكفي في أول الطريق."))
        #expect(device.page("/path/questions/beginning/pace").contains("قد تناسبك"))
        let answer = device.post("/path/questions/beginning/time", ["step": "back", "choice": "varies"])
        #expect(answer["location"] == "/path/questions/beginning/consistency")
        #expect(try device.facts("/path/questions/beginning/time")["chosen"]?.array == ["varies"])
        device.post("/path/questions/beginning/time", ["step": "next", "choice": "more_30_plus"])
        #expect(try device.facts("/path/questions/beginning/time")["chosen"]?.array == ["more_30_plus"])
        #expect(device.post("/path/questions/beginning/time", ["step": "next", "choice": "x"]).status == 422)
    }

    @Test(
        "WP-029 WP-085 the profile holds the answers under the specification's names, and new answers change it and the plan"
    )
    func profile() throws {
        let device = try Device.onPath([
            "consistency": "start_stop", "time": "more_30_plus", "pace": "ambitious", "areas": "quran",
        ])
        func profile() throws -> JSON { try #require(try device.facts("/path/wird-path.json")["profile"]) }
        let first = try profile()
        #expect(first["consistencyLevel"] == "start_stop" && first["timeAvailability"] == "more_30_plus")
        #expect(first["pace"] == "ambitious" && first["worshipAreas"] == ["quran"] && first["lifeContext"] == .null)
        for name in ["id", "createdAt", "updatedAt", "primaryIntention", "trackingFeeling"] {
            #expect(first[name] != nil, "\(name)")
        }
        device.wait(days: 1)
        device.post("/path/questions/refresh/pace", ["step": "next", "choice": "gentle"])
        #expect(device.page("/path/plan/refresh").contains("ما الذي يتغير"))
        device.post("/path/plan/refresh", ["step": "accept"])
        let second = try profile()
        #expect(second["pace"] == "gentle" && second["createdAt"] == first["createdAt"])
        #expect((second["updatedAt"]?.int ?? 0) > (first["updatedAt"]?.int ?? 0))
        #expect(try device.facts("/path/journey")["badges"]?.array == ["intention-reviewed"])
    }

    @Test("WP-016 WP-018 WP-022 WP-027 WP-031 the plan that is shown follows beginning anew, time, areas and context")
    func plan() throws {
        func plan(_ answers: KeyValuePairs<String, String>) throws -> JSON {
            let device = try Device.inRiyadh()
            for (question, choice) in answers {
                device.post("/path/questions/beginning/\(question)", ["step": "next", "choice": choice])
            }
            return try device.facts("/path/plan/beginning")
        }
        let plain = try plan(["pace": "ambitious"])
        let fresh = try plan(["pace": "ambitious", "consistency": "fresh_start"])
        #expect((fresh["essentials"]?.array?.count ?? 9) < (plain["essentials"]?.array?.count ?? 0))
        #expect(plain["restDaysPerWeek"]?.int == 1 && fresh["restDaysPerWeek"]?.int == 2)
        #expect((try plan(["time": "very_little_5_10"])["minutes"]?.int ?? 99) <= 10)
        let quran = try plan(["areas": "quran"])
        for id in (quran["essentials"]?.array ?? []) + (quran["bonuses"]?.array ?? []) {
            #expect(Fixtures.path.action(id.string ?? "")?.area == .quran)
        }
        #expect(try plan(["context": "traveler"]) != plan(["context": "student"]))
    }

    @Test(
        "WP-030 WP-032 WP-033 WP-035 one screen explains the plan in the register's words, with no more than nine things, and how it adapts unfolds"
    )
    func mix() throws {
        let device = try Device.inRiyadh()
        device.post("/path/questions/beginning/time", ["step": "next", "choice": "more_30_plus"])
        let page = device.page("/path/plan/beginning")
        for text in [
            "الضروريات اليومية", "هذه أساس يومك. إن فاتك يوم، الخطة تتكيف ولا نلوم.", "إضافات اختيارية",
            "إذا تيسر وقت أو نفس، يمكنك إضافتها. ليست إلزاماً.", "تركيز الأسبوع",
            "لديك أيام راحة مضمونة. إذا غبت، نعدّل الهدف ولا نعيد العد من الصفر.", "كيف تتكيف الخطة",
        ] { #expect(page.contains(text), "\(text)") }
        #expect(page.components(separatedBy: "<li class=\"row").count - 1 <= 9 && page.contains("<details"))
    }

    @Test("WP-034 the week's focus is hidden for the gentle pace until it is wanted")
    func focus() throws {
        let device = try Device.onPath(["pace": "gentle"])
        #expect(try device.facts("/path")["focus"] == .null)
        device.post("/path/settings", ["focus": "on"])
        #expect(try device.facts("/path")["focus"]?.string != nil && device.page("/path").contains("هذا الأسبوع: "))
    }
}

extension Fixtures {
    static let path = try! PathConfig(json: read("Config/PathConfig.json"))
}
