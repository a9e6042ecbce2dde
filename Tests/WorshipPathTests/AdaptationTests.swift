import Almanac
import Testing
import WorshipPath

@Suite struct AdaptationTests {
    private func isLighterDue(_ path: PathHistory, _ day: Int, lighter: Bool = false, answered: Int? = nil) -> Bool {
        LighterOffer.isDue(
            path, days: PathDays(path, today: sunday.adding(days: day), config: config), isLighter: lighter,
            answered: answered.map { sunday.adding(days: $0) }, config: config)
    }

    @Test(
        "a lighter plan is offered after four light days of five, not while it is light, and not again for a fortnight")
    func lighter() {
        var path = history()
        #expect(!isLighterDue(path, 4) && isLighterDue(path, 5) && !isLighterDue(path, 5, lighter: true))
        #expect(!isLighterDue(path, 18, answered: 5) && isLighterDue(path, 19, answered: 5))
        path.done(on: 4)
        #expect(isLighterDue(path, 5))
        path.done(on: 3)
        #expect(!isLighterDue(path, 5))
        var excused = history()
        for day in 0..<9 { excused[sunday.adding(days: day)].excuse = .travel }
        #expect(!isLighterDue(excused, 9))
    }

    @Test("five times later in a row is too much, once; anything done in between begins the row anew")
    func overwhelm() {
        var path = history()
        func put(_ count: Int, from hour: Int) {
            for number in 0..<count {
                let time = instant(sunday, hour + number)
                path[sunday].postpone(LoggedAction(type: .dhikr, subtype: "a\(hour)-\(number)", completedAt: time))
            }
        }
        let now = instant(sunday, 23)
        func isDue(_ answered: Instant?) -> Bool {
            Overwhelm.isDue(path, answers: PathAnswers(), now: now, answered: answered, config: config)
        }
        put(4, from: 1)
        #expect(!isDue(nil))
        path[sunday].log(LoggedAction(type: .quran, subtype: "quran-portion", completedAt: instant(sunday, 6)))
        put(4, from: 8)
        #expect(!isDue(nil))
        put(1, from: 14)
        #expect(isDue(nil) && !isDue(instant(sunday, 14)))
        var heavy = PathAnswers()
        heavy.tracking = .preferMinimal
        #expect(Overwhelm.isDue(history(), answers: heavy, now: now, answered: nil, config: config))
        #expect(!Overwhelm.isDue(history(), answers: heavy, now: now, answered: now, config: config))
        #expect(!Overwhelm.isDue(history(), answers: heavy, now: now, answered: nil, isFirstDay: true, config: config))
    }

    @Test("one thing is asked at a time, each once, and nothing in a week of rest")
    func prompts() {
        var path = history()
        var memory = PromptMemory()
        func due(_ day: Int) -> PathPrompt? {
            PathPrompt.due(
                path, mercy: path.mercy(on: day), answers: PathAnswers(), isLighter: false, memory: memory,
                now: instant(sunday.adding(days: day)), config: config)
        }
        path.done(on: 0)
        #expect(due(0) == nil && due(1) == nil && due(2) == .mercy)
        memory.mercyOffered = sunday.next
        #expect(due(2) == nil && due(6) == .lighter)
        memory.lighterAnswered = sunday.adding(days: 6)
        #expect(due(6) == nil && due(7) == .refresh)
        memory.refreshAsked = sunday.adding(days: 7)
        #expect(due(7) == nil && due(13) == nil && due(14) == .refresh)
        memory.refreshAsked = sunday.adding(days: 14)
        memory.owesReminderCard = true
        #expect(due(14) == .reminderCard)
        memory.isCardDismissed = true
        #expect(due(14) == nil)
        memory = PromptMemory()
        path.rests.append(RestWeek(from: sunday.adding(days: 14), days: 7))
        #expect(due(14) == nil)
    }

    @Test("WP-055 WP-057 WP-058 badges come once, for reflection and return alone")
    func badges() {
        #expect(PathBadge.allCases.map { $0.rawValue } == ["sincere-week", "intention-reviewed", "conscious-rest"])
        var path = history()
        for day in 0..<30 { path.done(on: day) }
        #expect(path.progress(on: 30).badges == [])
        path[sunday.adding(days: 9)].reflectionNote = "."
        #expect(path.progress(on: 13).badges == [] && path.progress(on: 14).badges == [.sincereWeek])
        path.intentions.append(PathIntention(setAt: instant(sunday), date: sunday))
        #expect(path.progress(on: 14).badges == [.sincereWeek])
        path.intentions.append(PathIntention(setAt: instant(sunday.next), date: sunday.next, isReview: true))
        path[sunday.adding(days: 31)].usedGraceDay = true
        #expect(path.progress(on: 31).badges == PathBadge.allCases)
    }

    @Test("for whom tracking weighs on there is no number until they choose otherwise")
    func display() {
        var answers = PathAnswers()
        #expect(PathDisplay(answers: answers, config: config).streak == .shown)
        answers.tracking = .sometimesHeavy
        let quiet = PathDisplay(answers: answers, config: config)
        #expect(!quiet.hasNumbers && quiet.streak == .withoutNumber && quiet.reflectsFirst)
        var choices = PathDisplay.Choices()
        choices.hasNumbers = true
        choices.streak = .shown
        #expect(PathDisplay(choices, answers: answers, config: config).streak == .shown)
        choices.isNameOnly = true
        let name = PathDisplay(choices, answers: answers, config: config)
        #expect(name.streak == .hidden && !name.showsBar)
    }
}
