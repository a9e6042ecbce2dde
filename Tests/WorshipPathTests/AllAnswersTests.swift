import Foundation
import TestSupport
import Testing
import WorshipPath

/// Every combination of answers and skips; the whole is 1,280,000.
struct AllAnswers {
    static let count = 5 * 5 * 5 * 128 * 4 * 4 * 5

    /// The combination of a number, by mixed radix.
    static func answers(_ number: Int) -> PathAnswers {
        var rest = number
        func digit(_ base: Int) -> Int {
            defer { rest /= base }
            return rest % base
        }
        func choice<T>(_ all: [T]) -> T? {
            let index = digit(all.count + 1)
            return index == 0 ? nil : all[index - 1]
        }
        var answers = PathAnswers()
        answers.areas = WorshipAreas(rawValue: UInt8(digit(128)))
        answers.consistency = choice(Consistency.allCases)
        answers.time = choice(TimeAvailability.allCases)
        answers.pace = choice(Pace.allCases)
        answers.context = choice(LifeContext.allCases)
        answers.intention = choice(PrimaryIntention.allCases)
        answers.tracking = choice(TrackingFeeling.allCases)
        return answers
    }
}

@Suite struct AllAnswersTests {
    /// What a plan must keep for its answers; the first fault in words, `nil` where there is none.
    static func fault(_ answers: PathAnswers) -> String? {
        let mix = WorshipMix(answers, config: config)
        let areas = answers.areas.isEmpty ? config.defaults.areas : answers.areas
        let offered = config.actions.count { $0.isEssential && areas.contains($0.area) }
        let isFresh = answers.consistency == .freshStart
        let count = mix.essentials.count
        if count > (isFresh ? 3 : 5) || count < min(isFresh ? 2 : 3, offered) { return "\(count) essentials" }
        if mix.bonuses.count > 4 || mix.bonuses.count < 2 { return "\(mix.bonuses.count) bonuses" }
        if answers.time == .veryLittle, mix.bonuses.count != 2 { return "more than two bonuses for little time" }
        if mix.minutes > config.time(answers.time).minutes { return "\(mix.minutes) minutes" }
        var seen: Set<String> = []
        for action in mix.essentials + mix.bonuses {
            if !seen.insert(action.id).inserted { return "\(action.id) twice" }
            if !areas.contains(action.area) { return "\(action.id) of an area that was not chosen" }
        }
        let mercy = answers.pace == .ambitious && !isFresh ? 1 : 2
        if mix.mercy != mercy { return "\(mix.mercy) mercy days" }
        if mix.showsFocus == (answers.pace == .gentle) { return "the week's focus" }
        if isFresh {
            var other = answers
            other.consistency = .sometimes
            let otherwise = WorshipMix(other, config: config).essentials.count
            if otherwise > 2 ? count >= otherwise : count != otherwise { return "not lighter" }
        }
        return nil
    }

    @Test("WP-016 WP-018 WP-022 WP-031 K59 K60 every combination of answers and skips gives a sensible plan")
    func plans() {
        // 101 shares no factor with the count, so that the sample goes through every digit of every question.
        let all = ProcessInfo.processInfo.environment["WIRD_ALL_ANSWERS"] == "1"
        let step = all ? 1 : 101
        print("plans of", (AllAnswers.count + step - 1) / step, "of \(AllAnswers.count) combinations of answers")
        var faults: [String] = []
        for number in stride(from: 0, to: AllAnswers.count, by: step) {
            let answers = AllAnswers.answers(number)
            if let fault = Self.fault(answers), faults.count < 10 { faults.append("\(answers): \(fault)") }
        }
        #expect(faults == [])
    }

    @Test("the combinations are all different, and as many as the questions give")
    func combinations() {
        #expect(AllAnswers.count == 1_280_000)
        #expect(Set((0..<20_000).map { AllAnswers.answers($0 * 64) }).count == 20_000)
        #expect(AllAnswers.answers(0) == PathAnswers())
    }

    @Test("intention and tracking change no plan, and the same answers always give the same")
    func deterministic() {
        var generator = Generator(seed: 3)
        for _ in 0..<300 {
            let answers = AllAnswers.answers(generator.integer(in: 0...(AllAnswers.count - 1)))
            var other = answers
            other.intention = .learning
            other.tracking = .preferMinimal
            #expect(WorshipMix(answers, config: config) == WorshipMix(other, config: config))
        }
    }

    @Test("WP-027 each context changes the plan as the configuration says")
    func contexts() {
        var answers = PathAnswers()
        answers.areas = [WorshipAreas(WorshipArea.allCases)]
        answers.time = .more
        answers.pace = .ambitious
        func mix(_ context: LifeContext?) -> WorshipMix {
            answers.context = context
            return WorshipMix(answers, config: config)
        }
        let plain = mix(nil)
        #expect(mix(LifeContext.none) == plain)
        #expect(mix(.busyParent).minutes < plain.minutes)
        #expect(mix(.student).contains("ayah-meaning") && !plain.contains("ayah-meaning"))
        #expect(mix(.traveler).contains("quran-listening") && !mix(.traveler).contains("rawatib"))
        #expect(plain.contains("rawatib"))
    }

    @Test("the lighter plan that is accepted has two or three essentials, and the same mercy")
    func lighter() {
        for number in stride(from: 0, to: AllAnswers.count, by: 997) {
            let answers = AllAnswers.answers(number)
            let usual = WorshipMix(answers, config: config)
            let lighter = WorshipMix(answers, isLighter: true, config: config)
            #expect(lighter.essentials.count <= min(3, usual.essentials.count) && lighter.mercy == usual.mercy)
            #expect(lighter.essentials.allSatisfy { usual.essentials.contains($0) })
        }
    }
}
