import Almanac
import Planner
import Records

/// Reads series from what has been loaded.
struct SeriesStore: Sendable {
    let library: Library

    static let query = RecordQuery(TaskSeries.kind, in: .planner, .all)

    /// Every live piece of every series.
    func pieces() throws(NeedsData) -> [TaskSeries] {
        var pieces: [TaskSeries] = []
        for record in try library.records(Self.query) {
            if let piece = TaskSeries(record) { pieces.append(piece) }
        }
        return pieces
    }

    /// The next day of each piece: never one that has passed, was done, or was left out or moved. `nil` if there is
    /// none.
    func next(_ pieces: [TaskSeries], _ days: PrayerDays) throws(NeedsData) -> [CivilDate?] {
        var candidates: [[CivilDate]] = []
        var queries: [RecordQuery] = []
        for piece in pieces {
            var coming: [CivilDate] = []
            for date in piece.recurrence.dates(from: days.today, hijri: days.calendar) {
                if coming.count == Self.ahead { break }
                if date == days.today, case .clock(let minute) = piece.time, minute <= days.now.minuteOfDay { continue }
                coming.append(date)
                queries.append(TaskStore.query(id: OccurrenceID(line: piece.line, date: date).text))
            }
            candidates.append(coming)
        }
        try library.require(queries)
        let store = TaskStore(library: library)
        var next: [CivilDate?] = []
        for (piece, coming) in zip(pieces, candidates) {
            var found: CivilDate?
            for date in coming where found == nil {
                let task = try store.task(OccurrenceID(line: piece.line, date: date).text)
                if task == nil || (task?.completed == nil && task?.isDeleted == false && task?.placement?.date == date)
                {
                    found = date
                }
            }
            next.append(found)
        }
        return next
    }

    /// The number of coming days of a series that are considered.
    private static let ahead = 6

    /// The piece to which an occurrence's day belongs: the last of its line that has begun by then.
    func piece(of id: OccurrenceID) throws(NeedsData) -> TaskSeries? {
        var found: TaskSeries?
        for piece in try pieces() where piece.line == id.line && piece.recurrence.start <= id.date {
            if let other = found, (piece.recurrence.start, piece.id) < (other.recurrence.start, other.id) { continue }
            found = piece
        }
        return found
    }
}
