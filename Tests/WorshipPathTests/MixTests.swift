import Almanac
import Testing
import WorshipPath

@Suite struct MixTests {
    let mix = WorshipMix(PathAnswers(), config: config)

    @Test("all seven questions left out: balanced pace, medium time, and a plan of the usual areas")
    func skipped() {
        #expect(mix.essentials.map { $0.id } == ["five-prayers", "fajr-sunnah", "quran-portion", "morning-adhkar"])
        #expect(mix.bonuses.count == 3 && mix.minutes <= 30 && mix.mercy == 2 && mix.showsFocus)
        #expect(mix.essentials[0].minutes == 0, "K59")
    }

    @Test("a person's changes stay, within the areas that were chosen, and some essential remains")
    func edits() {
        var edits = MixEdits()
        edits.swap("fajr-sunnah", for: "witr", essential: true)
        edits.put("salawat", essential: true)
        edits.put("small-charity", essential: true)
        edits.remove("no-such-action")
        let edited = mix.edited(edits, answers: PathAnswers(), config: config)
        #expect(
            edited.essentials.map { $0.id } == ["five-prayers", "quran-portion", "morning-adhkar", "witr", "salawat"])
        #expect(!edited.contains("fajr-sunnah") && !edited.contains("small-charity"))
        for action in edited.essentials { edits.remove(action.id) }
        #expect(mix.edited(edits, answers: PathAnswers(), config: config).essentials.count == 1)
        #expect(
            MixEdits(essentials: ["a"], bonuses: ["a", "b"], removed: ["b"])
                == MixEdits(essentials: ["a"], bonuses: ["b"], removed: []))
    }

    @Test(
        "WP-018 bonuses grow with the time: 2 for little, 3 for a medium one or a varying one, 4 for more, and the minutes stay within the day's",
        arguments: [
            (TimeAvailability.veryLittle, 2, 10), (.medium, 3, 30), (.varies, 3, 15), (.more, 4, 60),
        ])
    func bonuses(time: TimeAvailability, count: Int, minutes: Int) {
        for pace in Pace.allCases {
            var answers = PathAnswers()
            answers.time = time
            answers.pace = pace
            answers.areas = WorshipAreas(WorshipArea.allCases)
            let mix = WorshipMix(answers, config: config)
            #expect(mix.bonuses.count == count && mix.minutes <= minutes)
        }
    }

    @Test(
        "WP-023 each pace has its count of essentials and of mercy days a week: gentle 3 and 2, balanced 4 and 2, ambitious 5 and 1",
        arguments: [(Pace.gentle, 3, 2), (.balanced, 4, 2), (.ambitious, 5, 1)])
    func paces(pace: Pace, essentials: Int, mercy: Int) {
        for time in TimeAvailability.allCases where time != .veryLittle {
            var answers = PathAnswers()
            answers.pace = pace
            answers.time = time
            answers.areas = WorshipAreas(WorshipArea.allCases)
            let mix = WorshipMix(answers, config: config)
            #expect(mix.essentials.count == essentials && mix.mercy == mercy)
        }
    }

    @Test("WP-034 the week's focus changes with each week, whatever day it begins with, and stays in the chosen areas")
    func focus() {
        #expect(config.themes.count >= 12)
        for start in Weekday.allCases {
            var week = PathWeek(of: sunday, startingOn: start).start
            for _ in 0..<60 {
                let theme = config.theme(ofWeekFrom: week, areas: [])
                #expect(theme != config.theme(ofWeekFrom: week.adding(days: 7), areas: []))
                #expect(config.theme(ofWeekFrom: week, areas: WorshipAreas([.zakat]))?.area == .zakat)
                week = week.adding(days: 7)
            }
        }
    }
}
