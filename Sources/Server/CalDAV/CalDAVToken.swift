import Records
import Storage

/// Where the tasks stood when a program last asked (RFC 6578 §3.1): the store, its last erasure, how the objects are
/// written, and the number of its last commit.
struct CalDAVToken: Hashable, Sendable {
    /// The store and everything that makes all objects new where it changes.
    var basis: String
    var counter: Int64

    private static let prefix = "urn:wird:tasks:"

    init(_ standing: StoreStanding, state: String) {
        basis = Hex.encode(standing.replica.number) + "-\(standing.generation)-" + state
        counter = standing.counter
    }

    /// Reads what ``text`` writes; `nil` for anything else.
    init?(_ text: String) {
        guard text.hasPrefix(Self.prefix) else { return nil }
        let parts = text.dropFirst(Self.prefix.count).split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let counter = Int64(parts[1]), counter >= 0 else { return nil }
        basis = String(parts[0])
        self.counter = counter
    }

    var text: String { Self.prefix + basis + ":\(counter)" }
}
