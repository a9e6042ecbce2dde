import Almanac
import Testing
import WorshipPath

@Suite struct ReminderTests {
    private func due(
        _ path: PathHistory, _ day: Int, _ choices: PathReminderChoices = PathReminderChoices(),
        tracking: TrackingFeeling? = nil
    ) -> [PathReminder] {
        var answers = PathAnswers()
        answers.tracking = tracking
        let date = sunday.adding(days: day)
        return PathReminder.due(
            on: date, path, days: PathDays(path, today: date, config: config), choices: choices, answers: answers,
            config: config)
    }

    @Test("one by default, after Maghrib; a third only for who opts for more, and one where tracking weighs on")
    func times() throws {
        #expect(due(history(), 0).map { $0.time.text } == ["maghrib+20"])
        let times = try ["06:00", "asr+10", "21:30"].map { try #require(PathReminderTime($0)) }
        #expect(due(history(), 0, PathReminderChoices(times: times)).map { $0.time } == Array(times.prefix(2)))
        #expect(due(history(), 0, PathReminderChoices(wantsMore: true, times: times)).map { $0.time } == times)
        let soft = due(history(), 0, PathReminderChoices(times: times), tracking: .sometimesHeavy)
        #expect(soft.count == 1 && config.reminders.soft.contains(soft[0].wording))
        #expect(times.map { $0.text } == ["06:00", "asr+10", "21:30"])
        for text in ["", "sunrise+5", "asr-5", "asr+181", "24:00"] { #expect(PathReminderTime(text) == nil) }
        #expect(times[0].instant(on: sunday, prayers: nil, zone: .utc) == instant(sunday, 6))
        #expect(times[1].instant(on: sunday, prayers: nil, zone: .utc) == nil)
    }

    @Test("ignored reminders become fewer and then silent, without a word; any note brings them back")
    func backingOff() {
        var path = history()
        let days = (0...60).filter { !due(path, $0).isEmpty }
        #expect(days == [0, 1, 2, 3, 5, 7, 14, 21])
        path[sunday.adding(days: 50)].reflectionNote = "."
        #expect(!due(path, 51).isEmpty)
    }

    @Test("none when the day's essential is done, in a week of rest, on an excused day, or when switched off")
    func none() {
        var path = history()
        path.done(on: 0)
        #expect(due(path, 0).isEmpty && !due(path, 1).isEmpty)
        path[sunday.next].excuse = .travel
        path.rests.append(RestWeek(from: sunday.adding(days: 2), days: 7))
        for day in 1...8 { #expect(due(path, day).isEmpty) }
        #expect(!due(path, 9).isEmpty, "a week of rest is no silence")
        for day in 9...68 { #expect(due(path, day, PathReminderChoices(isOn: false)).isEmpty) }
    }
}
