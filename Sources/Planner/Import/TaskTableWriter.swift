import Almanac

/// Writes tasks as comma-separated values (RFC 4180) in UTF-8, with a byte order mark so that spreadsheets recognise
/// it.
///
/// ``TaskFile`` reads the result back without loss.
public enum TaskTableWriter {
    public static func bytes(_ tasks: [PlannedTask]) -> [UInt8] {
        var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
        append(TaskColumn.allCases.map { $0.rawValue }, to: &bytes)
        for task in tasks {
            var cells: [String] = []
            for column in TaskColumn.allCases { cells.append(TaskCell.guarded(cell(column, task))) }
            append(cells, to: &bytes)
        }
        return bytes
    }

    private static func cell(_ column: TaskColumn, _ task: PlannedTask) -> String {
        switch column {
        case .id: task.id
        case .title: task.title
        case .notes: task.notes
        case .category: task.category?.rawValue ?? ""
        case .duration: "\(task.duration)"
        case .date: task.placement?.date.description ?? ""
        case .start: task.placement.flatMap { ClockTime(minuteOfDay: $0.start) }?.description ?? ""
        case .anchor: task.placement?.anchor?.text ?? ""
        case .completed: task.completed.map { Timestamp.text($0) } ?? ""
        case .priority: task.priority?.rawValue ?? ""
        case .deadline: task.deadline?.text ?? ""
        case .fixed: task.isFixed ? "yes" : ""
        case .lead: task.lead.map { "\($0)" } ?? ""
        case .checklist: task.checklist.markedLines
        case .created: Timestamp.text(task.created)
        case .order: "\(task.order)"
        case .source: task.source ?? ""
        case .series: task.series ?? ""
        case .partOf: task.partOf ?? ""
        }
    }

    /// Appends a line. A cell with a separator, a quotation mark, a line break or a space is quoted.
    private static func append(_ cells: [String], to bytes: inout [UInt8]) {
        for (index, cell) in cells.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            let isPlain = cell.utf8.allSatisfy { byte in
                byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"") && byte != 10 && byte != 13 && byte != 32
            }
            if isPlain {
                bytes += Array(cell.utf8)
                continue
            }
            bytes.append(UInt8(ascii: "\""))
            for byte in cell.utf8 {
                if byte == UInt8(ascii: "\"") { bytes.append(byte) }
                bytes.append(byte)
            }
            bytes.append(UInt8(ascii: "\""))
        }
        bytes += [13, 10]
    }
}
