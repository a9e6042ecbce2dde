import Almanac
import Records

/// A repeating task. Its days are computed, not stored; changes to one of them are stored as that day's own task.
///
/// Changing a series from a certain day on splits it into pieces of one line: the earlier piece ends and the later one
/// begins. Days are identified by the line, so that changes to a day apply whichever piece it belongs to.
public struct TaskSeries: Hashable, Sendable {
    public let id: String
    /// The id of the first piece.
    public let line: String
    /// The template of its tasks, whose id and placement are ignored.
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

    /// Returns the task for one of its dates, without a place on the day.
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

    /// Returns those of some pieces that have a task on a date, in order of id. Of each line, it is the piece that
    /// began last.
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

/// The id of one day of a series: the line's id, a hyphen and the digits of the date.
public struct OccurrenceID: Hashable, Sendable {
    public var line: String
    public var date: CivilDate

    public init(line: String, date: CivilDate) {
        self.line = line
        self.date = date
    }

    /// Reads an id; `nil` if it belongs to a single task.
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
