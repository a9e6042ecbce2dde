import Almanac
import Interface
import Planner
import Records

/// The data of the widgets at one instant.
struct WidgetFacts {
    /// A prayer of today.
    struct Prayer {
        let kind: PrayerBlock.Kind
        /// Minutes after 00:00.
        let start: Int
        let isPast: Bool
    }

    /// A voluntary prayer of today that can be noted.
    struct Nafl {
        let id: String
        let name: String
        let minutes: Range<Int>
        let isDone: Bool
    }

    let day: Day
    let next: (kind: PrayerBlock.Kind, at: Instant, isTomorrow: Bool)?
    let prayers: [Prayer]
    /// The open tasks of today that haven't ended, in order.
    let tasks: [TaskItem]
    let nafil: [Nafl]
    let now: Instant

    /// The facts of today at the person's place.
    init(_ context: RequestContext, _ days: PrayerDays) throws(NeedsData) {
        let day = try Day(context, days: days, date: nil)
        let minute = days.now.minuteOfDay
        self.day = day
        now = context.request.now
        next = day.next
        prayers = day.beginnings.map { Prayer(kind: $0.kind, start: $0.start, isPast: $0.start <= minute) }
        var tasks: [TaskItem] = []
        var nafil: [Nafl] = []
        let isNoting = context.settings.shape.isOn(PrayerSettingsName.checks)
        for item in day.plan.items {
            switch item {
            // What others' calendars hold is in no widget, which may be shared by its link.
            case .task(let task) where !task.task.isEvent && (task.phase == .now || task.phase == .later):
                tasks.append(task)
            case .suggestion(let item) where isNoting:
                let words = SuggestionWords(item.suggestion, context)
                guard words.isCheckable else { continue }
                nafil.append(
                    Nafl(
                        id: item.suggestion.id, name: words.name, minutes: item.suggestion.minutes,
                        isDone: day.marks.isDone(item.suggestion.id)))
            default: continue
            }
        }
        self.tasks = tasks
        self.nafil = nafil
    }

    var remaining: [Prayer] { prayers.filter { !$0.isPast } }

    /// The minutes until the next prayer, including the one that has begun.
    var minutesLeft: Int { (secondsLeft + 59) / 60 }

    var secondsLeft: Int { next.map { Int(clamping: max(0, $0.at.seconds - now.seconds)) } ?? 0 }

    /// The seconds until the data changes, which is when a minute of the countdown ends (SY-041): 1 to 60.
    var refresh: Int { secondsLeft % 60 == 0 ? 60 : secondsLeft % 60 }

    /// How much of the time from the previous prayer to the next has passed, in thousandths.
    var over: Int {
        guard let next else { return 0 }
        var before = day.days.times(day.date.previous).isha
        for prayer in prayers where prayer.isPast { before = max(before, day.days.instant(prayer.start, on: day.date)) }
        let whole = next.at.seconds - before.seconds
        guard whole > 0 else { return 0 }
        return Int(clamping: min(max((now.seconds - before.seconds) * 1000 / whole, 0), 1000))
    }
}
