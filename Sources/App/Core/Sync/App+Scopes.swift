import Planner
import Records

extension App {
    /// The scopes that a person's devices share.
    static let scopes: [Scope] = [.own, .planner, .quran, .path, Plan.scope]

    /// Which of the scopes that a store names no version of the app has made.
    ///
    /// A few that are unknown here may be a later version's, and stand. More than a message may name can only have been made up:
    /// then none of them counts, and a store forgets them.
    public static func forged(among scopes: [Scope]) -> [Scope] {
        let unknown = scopes.filter { $0.isShared && !Self.scopes.contains($0) }
        return unknown.count > SyncProtocol.scopeLimit - Self.scopes.count ? unknown : []
    }
}
