import Planner
import Records
import WorshipPath

/// The maximum sizes of fields, however they arrive: by a form, a file or a sync. The forms use the same numbers.
struct FieldLimits: Sendable {
    private let planner: PlannerConfig
    private let noteLength: Int

    /// The bytes of a value, as canonical JSON, that no form limits.
    static let other = 64 << 10
    /// The bytes of a task's earlier state, of which one undo step may hold many.
    private static let stand = 1 << 10

    /// The bytes of a plan's name, and of a bookmark's folder and note.
    static let khatmaName = 80
    static let bookmarkFolder = 80
    static let bookmarkNote = 2_000
    /// The bytes of a subscribed calendar's address, and of its name.
    static let calendarAddress = 2_000
    static let calendarName = 160
    /// The characters of a timetable's name.
    static let timetableName = 80

    init(_ bundle: AppBundle) {
        planner = bundle.planner
        noteLength = bundle.path.noteLength
    }

    /// Whether what a change would write fits. What is already stored may stay as it is.
    func allow(_ proposal: SyncProposal) -> Bool {
        for entry in proposal.incoming.fields where proposal.merged[entry.name] != proposal.stored?[entry.name] {
            guard allow(entry.field.value, as: entry.name, of: proposal.merged.key) else { return false }
        }
        return true
    }

    /// Whether every field of a record fits.
    func allow(_ record: Record) -> Bool {
        for entry in record.fields where !allow(entry.field.value, as: entry.name, of: record.key) { return false }
        return true
    }

    private func allow(_ value: JSON, as name: String, of key: RecordKey) -> Bool {
        if key == RecordKind.undo.key("last"), let entries = value.array { return allow(undo: entries) }
        if let text = value.string, let limit = limit(name, of: key.kind) { return limit.excess(text) == nil }
        if name == "checklist" { return Checklist(value).problem(planner) == nil }
        if let text = value["name"]?.string, key == Settings.key, let limit = nameLimit(name), limit.excess(text) != nil
        {
            return false
        }
        return value.canonicalLength <= Self.other
    }

    /// Whether an undo step would bring in no more than a form could: it holds earlier states of planner records, of
    /// which there may be many. It never contains itself.
    private func allow(undo entries: [JSON]) -> Bool {
        for entry in entries {
            guard let kind = entry["kind"]?.string, let id = entry["id"]?.string, let before = entry["before"]?.object,
                let after = entry["after"]?.object
            else {
                guard entry.canonicalLength <= Self.stand else { return false }
                continue
            }
            let key = RecordKey(scope: .planner, kind: Kind(kind), id: id)
            guard key != RecordKind.undo.key("last") else { return false }
            for member in before.members + after.members where !allow(member.value, as: member.name, of: key) {
                return false
            }
        }
        return true
    }

    /// The limit of a text, or `nil` if it has none of its own.
    private func limit(_ name: String, of kind: Kind) -> PlannerConfig.TextLimit? {
        switch (kind, name) {
        case (PlannedTask.kind, "title"), (TaskSeries.kind, "title"): planner.title
        case (PlannedTask.kind, "notes"), (TaskSeries.kind, "notes"): planner.notes
        case (RecordKind.khatma.kind, FieldName.name.rawValue): .bytes(Self.khatmaName)
        case (CalendarSubscription.kind, CalendarSubscription.Name.address): .bytes(Self.calendarAddress)
        case (CalendarSubscription.kind, CalendarSubscription.Name.name): .bytes(Self.calendarName)
        case (RecordKind.bookmark.kind, "folder"): .bytes(Self.bookmarkFolder)
        case (RecordKind.bookmark.kind, "note"): .bytes(Self.bookmarkNote)
        case (RecordKind.pathIntention.kind, "text"), (RecordKind.pathDay.kind, "reflectionNote"):
            .init(characters: noteLength, bytes: noteLength * 64)
        case (Settings.key.kind, FieldName.timetableSource.rawValue): .bytes(SourceAddress.longest)
        default: nil
        }
    }

    /// The limit of the name within a value of the settings.
    private func nameLimit(_ name: String) -> PlannerConfig.TextLimit? {
        if name.utf8.starts(with: SavedMosques.prefix.utf8) { return .bytes(SavedMosques.nameLimit) }
        switch name {
        case FieldName.timetable.rawValue, FieldName.timetableBefore.rawValue:
            return .init(characters: Self.timetableName, bytes: Self.timetableName * 4)
        default: return nil
        }
    }
}

extension PlannerConfig.TextLimit {
    /// A limit in bytes only.
    fileprivate static func bytes(_ count: Int) -> Self { .init(characters: count, bytes: count) }
}
