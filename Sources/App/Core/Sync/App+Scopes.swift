import Planner
import Records

extension App {
    /// The scopes that a person's devices share.
    static let scopes: [Scope] = [.own, .planner, .quran, .path, .course, Plan.scope, .shared]

    /// Where a record belongs, in the app's own words: the names of its scope and kind, or `other` for one that no version
    /// of the app can have meant. So a log may say it, whatever a device sent.
    public static func sort(of key: RecordKey) -> (scope: String, kind: String) {
        let isKnown = RecordKind.allCases.contains { $0.kind == key.kind }
        let scope = scopes.contains(key.scope) ? key.scope.name : key.scope.isShared ? "other" : "device"
        return (scope, isKnown ? key.kind.name : "other")
    }

    /// The scopes in a store that no version of the app can have made.
    ///
    /// A few unknown scopes may be a later version's and are kept. More than a message may name can only be made up:
    /// then none of them counts, and stores forget them.
    public static func forged(among scopes: [Scope]) -> [Scope] {
        let unknown = scopes.filter { $0.isShared && !Self.scopes.contains($0) }
        return unknown.count > SyncProtocol.scopeLimit - Self.scopes.count ? unknown : []
    }
}
