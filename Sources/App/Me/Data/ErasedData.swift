import Almanac
import Interface
import Planner
import Records
import WorshipPath

/// What was erased on this device and can still be restored.
struct ErasedData: Sendable {
    /// What was erased together and becomes final together.
    struct Group: Sendable {
        var erasures: [Erasure]

        /// The days left for restoring it, rounded and at least one: the zone for stating a date isn't known here.
        /// Before the first check of the erasure, it is the full period.
        func daysLeft(_ context: RequestContext) -> Int {
            guard let until = erasures.first?.until else { return Int(Erasure.keeping / Self.day) }
            return Int(max((until - context.request.now.milliseconds + Self.day / 2) / Self.day, 1))
        }

        private static let day: Int64 = 86_400_000

        /// The ids by which forms refer to it.
        var ids: [String] { erasures.map { $0.key.id } }
    }

    /// All erasures that can be undone, newest first.
    let erasures: [Erasure]

    init(_ context: RequestContext) throws(NeedsData) {
        var erasures: [Erasure] = []
        for record in try context.library.records(Erasure.query) {
            guard let erasure = Erasure(record), !erasure.isFinal, !Self.kinds(of: erasure.scope).isEmpty else {
                continue
            }
            erasures.append(erasure)
        }
        self.erasures = erasures.sorted { a, b in
            (b.until ?? .max, b.generation, a.scope) < (a.until ?? .max, a.generation, b.scope)
        }
    }

    /// The erasures grouped by the moment they were made.
    var groups: [Group] {
        var groups: [Group] = []
        for erasure in erasures {
            if let last = groups.indices.last, groups[last].erasures.first?.until == erasure.until,
                !groups[last].erasures.contains(where: { $0.scope == erasure.scope })
            {
                groups[last].erasures.append(erasure)
            } else {
                groups.append(Group(erasures: [erasure]))
            }
        }
        return groups
    }

    /// The kinds of records that are restored with a scope. Erased access isn't given again, and the last undoable
    /// change no longer applies.
    static func kinds(of scope: Scope) -> [Kind] {
        var kinds: [Kind] = []
        for part in RecordKind.exported where part.scope == scope { kinds.append(part.kind) }
        if scope == .own { kinds.append(RecordKind.listening.kind) }
        return kinds
    }
}
