import Almanac
import Quran
import Records

/// The data of the area's first page.
struct QuranHomeFacts: Sendable {
    let index: QuranIndex
    let settings: ReaderSettings
    let clock: ReaderClock
    let today: ReadingDay
    /// The number of days in a row up to today or yesterday.
    let daysInRow: Int
    let plans: [Khatma]
    /// The ayah of the day with its text, or `nil` if that isn't available.
    let ayah: (reference: AyahReference, text: String, meaning: (item: Translations.Item, text: String)?)?

    init(_ context: RequestContext, _ index: QuranIndex) throws(NeedsData) {
        let library = context.library
        self.index = index
        settings = ReaderSettings(try library.record(ReaderSettings.key))
        clock = try ReaderClock(context)
        let days = try ReadingDay.list(library)
        let date = clock.today
        today = days.first { day in day.date == date } ?? ReadingDay(date)
        daysInRow = DaysInARow.length(days.map { day in day.use }, now: clock.use)
        plans = try Khatma.list(library)
        ayah = try Self.ayah(context, index, settings, Int(date.dayNumber))
    }

    private static func ayah(_ context: RequestContext, _ index: QuranIndex, _ settings: ReaderSettings, _ day: Int)
        throws(NeedsData) -> (
            reference: AyahReference, text: String, meaning: (item: Translations.Item, text: String)?
        )?
    {
        guard let reference = AyahOfTheDay.ayah(of: day, among: context.bundle.reader.ayahOfTheDay),
            let surah = index.surah(reference.surah)
        else { return nil }
        let item = Translations(context, settings).chosen.first
        var names = [QuranContent.name(.tanzil, surah: surah.number)]
        if let item { names.append(QuranContent.name(item.pack, surah: surah.number)) }
        try context.library.require([], names)
        guard let text = try QuranContent.text(.tanzil, surah, context.library)?.ayah(reference.ayah) else {
            return nil
        }
        guard let item, let meaning = try QuranContent.text(item.pack, surah, context.library)?[reference.ayah] else {
            return (reference: reference, text: text, meaning: nil)
        }
        return (reference: reference, text: text, meaning: (item: item, text: meaning))
    }

    /// How much of the goal was done today, and the goal itself; `nil` without a goal.
    var progress: (done: Int, goal: ReadingGoal)? {
        guard let goal = settings.goal else { return nil }
        return (done: goal.done(today, goal.kind == .pages ? today.ayat.pages(index) : 0), goal: goal)
    }

    var json: JSON {
        var rows: [JSON] = []
        for khatma in plans {
            let portion = khatma.plan.portion(on: Int(clock.today.dayNumber), index)
            rows.append(
                .object([
                    "id": .string(khatma.id), "name": .string(khatma.name), "read": .int(Int64(khatma.plan.read)),
                    "from": portion.map { .int(Int64($0.lowerBound)) } ?? .null,
                    "through": portion.map { .int(Int64($0.upperBound)) } ?? .null,
                ]))
        }
        let goal = progress
        return .object([
            "place": settings.place.map { .string($0.text) } ?? .null,
            "today": .object([
                "date": .string(clock.today.description), "ayat": .int(Int64(today.ayat.count)),
                "pages": .int(Int64(today.ayat.pages(index))), "minutes": .int(Int64(today.seconds / 60)),
            ]),
            "goal": goal.map { .object(["goal": .string($0.goal.text), "done": .int(Int64($0.done))]) } ?? .null,
            "daysInRow": settings.hidesDays ? .null : .int(Int64(daysInRow)), "khatma": .array(rows),
            "ayahOfTheDay": ayah.map { .string($0.reference.text) } ?? .null,
        ])
    }
}
