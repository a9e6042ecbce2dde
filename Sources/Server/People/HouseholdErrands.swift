import Hummingbird
import ServiceLifecycle
import Storage

/// Runs an errand for everybody but the owner, who has a keeper of their own: sends alerts by push, fetches calendars.
/// There is one keeper for each person, from their first coming until their account is closed.
struct HouseholdErrands<Keeper: Service>: Service {
    let household: Household
    let keeper: @Sendable (Dwelling) -> Keeper
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
