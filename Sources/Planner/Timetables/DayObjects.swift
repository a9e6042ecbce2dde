import Almanac
import Records

/// Turns days given as JSON objects into a table, with a column for every member name.
struct DayObjects {
    private var headings: [String] = []
    private var rows: [[String]] = []
    private var error: TimetableError?

    init(_ days: [JSON]) {
        // The table refuses more days, so there is no use in reading them all.
        for (index, day) in days.prefix(2_000).enumerated() {
            guard case .object(let object) = day else {
                error = error ?? TimetableError(.wrongShape, line: index + 1)
                continue
            }
            rows.append([])
            for member in object.members { add(member.value, as: member.name, row: index + 1) }
        }
    }

    /// Adds a value under its name. The members of an object become columns of their own (`iqama fajr`), and so do the
    /// elements of a list (`jummah 2`).
    private mutating func add(_ value: JSON, as name: String, row: Int) {
        switch value {
        case .object(let object):
            for member in object.members.prefix(80) { add(plain: member.value, as: name + " " + member.name) }
        case .array(let values):
            for (index, value) in values.prefix(8).enumerated() { add(plain: value, as: name + " \(index + 1)") }
        default: add(plain: value, as: name)
        }
    }

    private mutating func add(plain value: JSON, as name: String) {
        let text: String
        switch value {
        case .string(let string): text = string
        case .int(let number): text = String(number)
        default: return
        }
        // Keeps one column more than a table may have, so that the table refuses it.
        guard let last = rows.indices.last, name.utf8.count <= 100, headings.count <= 81 else { return }
        var column = 0
        while column < headings.count, headings[column] != name { column += 1 }
        if column == headings.count { headings.append(name) }
        while rows[last].count <= column { rows[last].append("") }
        rows[last][column] = text
    }

    func timetable(hints: TimetableHints) throws(TimetableErrors) -> Timetable {
        if let error { throw TimetableErrors(error) }
        guard !rows.isEmpty else { throw TimetableErrors(TimetableError(.empty)) }
        return try Timetable(headings: headings, rows: rows, hints: hints)
    }
}
