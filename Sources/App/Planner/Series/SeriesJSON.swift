import Almanac
import Interface
import Planner
import Records

/// A series for programs. `docs/cli.md` lists the keys.
struct SeriesJSON {
    let context: RequestContext
    let days: PrayerDays

    init(_ context: RequestContext, _ days: PrayerDays) {
        self.context = context
        self.days = days
    }

    /// - Parameter next: the next day on which it occurs.
    func json(_ series: TaskSeries, next: CivilDate?) -> JSON {
        [
            "id": .string(series.id), "line": .string(series.line), "title": .string(series.task.title),
            "duration": .int(Int64(series.task.duration)), "time": .string(series.time.text),
            "rule": .string(series.recurrence.text), "start": .string(series.recurrence.start.description),
            "text": .string(RepeatSentence(context).text(series)),
            "next": next.map { .string($0.description) } ?? .null,
            "task": next.map { .string(OccurrenceID(line: series.line, date: $0).text) } ?? .null,
        ]
    }
}
