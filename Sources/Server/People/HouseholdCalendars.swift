import Almanac
import ServiceLifecycle
import Storage

/// Fetches the calendars that people subscribed to, but the owner's, which have a keeper of their own.
///
/// Data that is open is looked at often: its person waits for what was just added. Data that nobody has open is opened for
/// this once in a while, one person after the other, so that a calendar is fresh when its person comes again.
struct HouseholdCalendars: Service {
    let household: Household
    let world: World
    /// Does a person's round that is due; `false` if none was.
    let round: @Sendable (Dwelling) async -> Bool
    /// How often it is looked for whom a calendar is due.
    var interval = Duration.seconds(5)
    /// How long nobody's data is opened again for this alone.
    var rest = Duration.seconds(3_600)

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            var looked: [String: Instant] = [:]
            while !Task.isCancelled {
                // Accounts that can't be read for a moment change nothing.
                let members = (try? household.members()) ?? Array(looked.keys)
                looked = looked.filter { members.contains($0.key) }
                for person in members where isTime(for: person, looked[person]) {
                    looked[person] = world.now()
                    guard let dwelling = try? household.visit(person) else { continue }
                    // Whoever has many waits for their next turn: the others' come first.
                    for _ in 0..<8 where await !round(dwelling) { break }
                }
                try await Task.sleep(for: interval)
            }
        }
    }

    private func isTime(for person: String, _ looked: Instant?) -> Bool {
        guard let looked, household.openDwelling(of: person) == nil else { return true }
        return world.now() >= looked + .seconds(rest.components.seconds)
    }
}
