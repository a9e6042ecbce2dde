import Almanac
import Interface
import Planner
import Records

/// The reason that a file can't be imported.
enum ImportError: Error {
    case empty
    case json(line: Int)
    case shape
    /// The place is in a zone that the content doesn't have.
    case zone

    /// The reason, as part of a sentence.
    func words(_ strings: Strings) -> String {
        switch self {
        case .empty: strings[.errorImportEmpty]
        case .json(let line): strings(.errorImportJson, .number("line", line))
        case .shape: strings[.errorImportShape]
        case .zone: strings[.errorImportZone]
        }
    }
}

/// Reads an export file. All records are checked before the first is imported, so that a bad file changes nothing.
enum ImportFile {
    static func records(_ text: String, _ context: RequestContext) throws(ImportError) -> [Record] {
        guard !text.isEmpty else { throw .empty }
        let file: JSON
        do throws(JSONError) { file = try JSON(reading: Array(text.utf8), limits: limits) } catch {
            throw .json(line: error.line)
        }
        guard file["wird"]?.int == DataExport.version, let list = file["records"]?.array else { throw .shape }
        let stamp = context.library.workspace.clock.last
        let limits = FieldLimits(context.bundle)
        var records: [Record] = []
        for item in list {
            let record = try record(item, stamp, context)
            guard limits.allow(record) else { throw .shape }
            records.append(record)
        }
        return records
    }

    private static let limits = JSONLimits(size: BodyLimits.file, depth: 16)

    private static func record(_ item: JSON, _ stamp: Stamp, _ context: RequestContext) throws(ImportError) -> Record {
        guard let scope = item["scope"]?.string, let kind = item["kind"]?.string, let id = item["id"]?.string,
            let fields = item["fields"]?.object,
            RecordKind.exported.contains(where: { $0.scope.name == scope && $0.rawValue == kind }),
            TaskID.checked(Substring(id)) != nil || (scope == Scope.path.name && RecordKind.isReachedID(id))
        else { throw .shape }
        var record = Record(key: RecordKey(scope: Scope(scope), kind: Kind(kind), id: id))
        for member in fields.members {
            guard RecordLimits.isName(member.name, limit: RecordLimits.fieldName) else { throw .shape }
            record[member.name] = Field(member.value, at: stamp)
        }
        record[Record.deletedField] = Field(.bool(false), at: stamp)
        try check(&record, stamp, context)
        guard record.isWithinLimits else { throw .shape }
        return record
    }

    /// Checks a record by the rules of its kind, as its form would; settings and the place have one record each.
    private static func check(_ record: inout Record, _ stamp: Stamp, _ context: RequestContext) throws(ImportError) {
        if record.key.kind == TimetableMonth.kind {
            guard TimetableMonth.isSound(record) else { throw .shape }
            // Its bucket is the month at the end of its id.
            record[Buckets.field] = Field(.string(String(record.key.id.suffix(7))), at: stamp)
            return
        }
        if record.key.kind == TaskSeries.kind {
            guard TaskSeries(record) != nil else { throw .shape }
            return
        }
        if record.key.kind == DayMarks.kind {
            guard CivilDate(record.key.id) != nil else { throw .shape }
            record[Buckets.field] = Field(.string(record.key.id), at: stamp)
            return
        }
        switch context.crossings.check(record) {
        case .sound(let bucket):
            if let bucket { record[Buckets.field] = Field(.string(bucket), at: stamp) }
            return
        case .unsound: throw .shape
        case .unknown: break
        }
        guard record.key.kind == PlannedTask.kind else {
            guard [Settings.key, Place.key, ReminderSettings.key].contains(record.key) else { throw .shape }
            for name in [FieldName.configuration, .configurationBefore] {
                guard let own = record[name.rawValue]?.value, !own.isNull else { continue }
                // Values that another version allowed and this one doesn't are omitted; the rest is imported.
                if (try? OwnConfiguration.check(own, for: context.standing)) == nil {
                    record[name.rawValue] = Field(.null, at: stamp)
                }
            }
            return
        }
        let reading = TaskReading(record)
        guard !reading.repairs.contains(.title) else { throw .shape }
        record[Buckets.field] = Field(.string(reading.task.bucket), at: stamp)
    }
}
