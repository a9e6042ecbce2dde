import Hummingbird
import ServiceLifecycle
import Storage

/// Sends everybody's alerts by push but the owner's, which have a keeper of their own: one for each person, from their
/// first coming until their account is closed.
struct HouseholdAlerts: Service {
    let household: Household
    let keeper: @Sendable (Dwelling) -> PushKeeper
    /// How often it is looked who is here.
    var interval = Duration.seconds(20)

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            var running: [String: Task<Void, any Error>] = [:]
            defer { for task in running.values { task.cancel() } }
            while !Task.isCancelled {
                // Accounts that can't be read for a moment change nothing.
                if let members = try? household.members() {
                    for dwelling in members where running[dwelling.person] == nil {
                        let keeper = keeper(dwelling)
                        running[dwelling.person] = Task { try await keeper.run() }
                    }
                    let present = Set(members.map(\.person))
                    for (person, task) in running where !present.contains(person) {
                        task.cancel()
                        running[person] = nil
                    }
                }
                try await Task.sleep(for: interval)
            }
        }
    }
}
