import Planner
import Records
import WorshipPath

/// How much a field may hold, whichever way it comes in: by a form, a file or a sync. The forms measure by the same numbers.
struct FieldLimits: Sendable {
    private let planner: PlannerConfig
    private let noteLength: Int

    /// Bytes of a value, as canonical JSON, that no form is known to limit.
    static let other = 64 << 10

    /// Bytes of a plan's name, and of a bookmark's folder and note.
    static let khatmaName = 80
    static let bookmarkFolder = 80
    static let bookmarkNote = 2_000

    init(_ bundle: AppBundle) {
        planner = bundle.planner
        noteLength = bundle.path.noteLength
    }

    /// Whether what a change would write fits. What is stored already may stay as it is.
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
        // The step back of a whole day holds the tasks as they were.
        if key == RecordKind.undo.key("last") { return true }
        if let text = value.string, let limit = limit(name, of: key.kind) { return limit.excess(text) == nil }
        if name == "checklist" { return Checklist(value).problem(planner) == nil }
        return value.canonicalLength <= Self.other
    }

    /// The limit of a text; `nil` where it has none of its own.
    private func limit(_ name: String, of kind: Kind) -> PlannerConfig.TextLimit? {
        switch (kind, name) {
        case (PlannedTask.kind, "title"), (TaskSeries.kind, "title"): planner.title
        case (PlannedTask.kind, "notes"), (TaskSeries.kind, "notes"): planner.notes
        case (RecordKind.khatma.kind, FieldName.name.rawValue): .bytes(Self.khatmaName)
        case (RecordKind.bookmark.kind, "folder"): .bytes(Self.bookmarkFolder)
        case (RecordKind.bookmark.kind, "note"): .bytes(Self.bookmarkNote)
        case (RecordKind.pathIntention.kind, "text"): .init(characters: noteLength, bytes: noteLength * 64)
        default: nil
        }
    }
}

extension PlannerConfig.TextLimit {
    /// A limit in bytes alone.
    fileprivate static func bytes(_ count: Int) -> Self { .init(characters: count, bytes: count) }
}
