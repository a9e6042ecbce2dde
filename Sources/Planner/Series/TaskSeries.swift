import Almanac
import Records

/// A task that repeats. Its days are worked out, not stored; what is done to one of them is stored as that day's own task.
///
/// Changing a series from a day on divides it into pieces of one line: the earlier piece ends, the later begins. Days are
/// known by the line, so that what was done to one holds whichever piece it falls to.
public struct TaskSeries: Hashable, Sendable {
    public let id: String
    /// The first piece's id.
    public let line: String
    /// What each of its tasks is like; the id and the placement say nothing.
    public var task: PlannedTask
    public var time: SeriesTime
    public var recurrence: Recurrence
    public var isDeleted = false

    public init(id: String, line: String? = nil, task: PlannedTask, time: SeriesTime, recurrence: Recurrence) {
        self.id = id
        self.line = line ?? id
        self.task = task
        self.time = time
        self.recurrence = recurrence
    }

    /// The kind of a series' record.
    public static let kind = Kind("series")

    /// The task of one of its dates, without a place on the day.
    public func occurrence(on date: CivilDate) -> PlannedTask {
        var task = PlannedTask(
            id: OccurrenceID(line: line, date: date).text, title: task.title, notes: task.notes,
            category: task.category, duration: task.duration, created: task.created)
        task.priority = self.task.priority
        task.isFixed = self.task.isFixed
        task.checklist = self.task.checklist.unticked
        task.lead = self.task.lead
        task.series = line
        return task
    }

    /// Those of some pieces that have a task on a date, in order of id: of each line the piece that began last.
    public static func due(_ pieces: [TaskSeries], on date: CivilDate, hijri: HijriCalendar) -> [TaskSeries] {
        var due: [TaskSeries] = []
        for piece in pieces where !piece.isDeleted && piece.recurrence.start <= date {
            guard piece.recurrence.occurs(on: date, hijri: hijri) else { continue }
            let isFollowed = pieces.contains { other in
                other.line == piece.line && other.id != piece.id && !other.isDeleted && other.recurrence.start <= date
                    && (piece.recurrence.start, piece.id) < (other.recurrence.start, other.id)
            }
            if !isFollowed { due.append(piece) }
        }
        return due
    }
}

/// What names one day of a series: the line's id, a hyphen and the date's digits.
public struct OccurrenceID: Hashable, Sendable {
    public var line: String
    public var date: CivilDate

    public init(line: String, date: CivilDate) {
        self.line = line
        self.date = date
    }

    /// Reads an id; `nil` where it is that of a single task.
    public init?(_ id: String) {
        let bytes = Array(id.utf8)
        guard bytes.count > 9, bytes[bytes.count - 9] == UInt8(ascii: "-") else { return nil }
        let digits = id.suffix(8)
        guard let date = CivilDate(digits.prefix(4) + "-" + digits.dropFirst(4).prefix(2) + "-" + digits.suffix(2))
        else {
            return nil
        }
        line = String(id.dropLast(9))
        self.date = date
    }

    /// The id, which sorts by line and date.
    public var text: String { line + "-" + date.description.filter { $0 != "-" } }
}
