import Almanac
import Interface
import Planner
import Records
import WorshipPath

/// What was erased on this device and can still be taken back.
struct ErasedData: Sendable {
    /// What was erased at once and ends at once.
    struct Group: Sendable {
        var erasures: [Erasure]

        /// For how many more days it can be taken back, to the nearest and at least one: nothing here knows in which zone a
        /// date would have to be told. Without a first look at it, all of them.
        func daysLeft(_ context: RequestContext) -> Int {
            guard let until = erasures.first?.until else { return Int(Erasure.keeping / Self.day) }
            return Int(max((until - context.request.now.milliseconds + Self.day / 2) / Self.day, 1))
        }

        private static let day: Int64 = 86_400_000

        /// What its forms call it by.
        var ids: [String] { erasures.map { $0.key.id } }
    }

    /// All that can be taken back, the newest erasure first.
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

    /// Erasures of one moment belong together.
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

    /// The kinds of records that come back with a scope. Access that was erased is not given again, and the change that
    /// could be undone no longer stands.
    static func kinds(of scope: Scope) -> [Kind] {
        var kinds: [Kind] = []
        for part in RecordKind.exported where part.scope == scope { kinds.append(part.kind) }
        if scope == .own { kinds.append(RecordKind.listening.kind) }
        return kinds
    }
}
