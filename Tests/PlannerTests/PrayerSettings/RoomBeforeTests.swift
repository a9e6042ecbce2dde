import Almanac
import Planner
import Testing

/// The voluntary prayers before Fajr and Dhuhr where a person's congregation leaves them less room than they like to have.
@Suite struct RoomBeforeTests {
    private static let world = PrayerSettingsWorld(.riyadh, on: ["before-fajr", "before-dhuhr"])

    /// A day whose congregations begin some minutes after the adhan.
    private func day(_ date: CivilDate, gap: Int) -> (day: SurroundingDays, times: DayPrayers) {
        let world = Self.world
        func held(_ date: CivilDate) -> HeldPrayers {
            let times = world.held(date).times
            var held = times
            held.fajr += gap
            held.dhuhr += gap
            return HeldPrayers(times: times, held: held)
        }
        let dates = [date.previous, date, date.next]
        let day = SurroundingDays(
            shape: world.shape, prayers: dates.map { held($0) }, facts: dates.map { world.facts($0) })
        return (day, world.held(date).times)
    }

    @Test(
        "MZ-113 MZ-116 they begin 15 and 20 minutes before the congregation, with their whole length, and never before the adhan",
        arguments: [30, 20, 16, 12, 5, 1, 0])
    func adhan(gap: Int) {
        for date in PrayerSettingsWorld.year.prefix(120) where date.weekday != .friday {
            let (day, times) = day(date, gap: gap)
            for (id, adhan, lead, length) in [
                ("before-fajr", times.fajr, 15, 10), ("before-dhuhr", times.dhuhr, 20, 15),
            ] {
                guard gap > 0 else {
                    #expect(day.suggestion(id) == nil, "there is no time between adhan and prayer")
                    continue
                }
                let found = day.suggestion(id)
                let start = max(adhan, adhan + gap - lead)
                #expect(found?.minutes == start..<min(start + length, adhan + gap), "\(date) \(id)")
                #expect(found?.isShortened == (gap < length), "\(date) \(id)")
            }
        }
    }
}
