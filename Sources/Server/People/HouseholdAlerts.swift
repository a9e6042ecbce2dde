import Almanac
import Hummingbird
import ServiceLifecycle
import Storage

/// Sends everybody's alerts by push but the owner's, which have a keeper of their own.
///
/// What is due is worked out of a person's data, which is open while they use it and closed otherwise. Closed data doesn't
/// change, so what was found in it holds until the next alert's time; only then it is opened again.
struct HouseholdAlerts: Service {
    let household: Household
    let world: World
    /// Makes the keeper of a person's alerts.
    let keeper: @Sendable (Dwelling) -> PushKeeper
    /// How often it is looked for whom something is due.
    var interval = Duration.seconds(1)

    private let desk = AlertDesk()

    init(household: Household, world: World, keeper: @escaping @Sendable (Dwelling) -> PushKeeper) {
        self.household = household
        self.world = world
        self.keeper = keeper
    }

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            try await withThrowingDiscardingTaskGroup { group in
                while !Task.isCancelled {
                    // Accounts that can't be read for a moment change nothing.
                    if let members = try? household.members() {
                        await desk.forgetAll(but: Set(members))
                        for person in members {
                            guard let state = await desk.begin(person, if: { isTime(for: person, $0) }) else {
                                continue
                            }
                            group.addTask { await desk.end(person, await look(at: person, state)) }
                        }
                    }
                    try await Task.sleep(for: interval)
                }
            }
        }
    }

    /// Whether a person's data is to be looked at: it is open and its pause is over, or something is due by the clock.
    private func isTime(for person: String, _ state: AlertDesk.State) -> Bool {
        let now = world.now()
        guard household.openDwelling(of: person) != nil else { return state.rounds.isTimeWhileClosed(at: now) }
        return state.next.map { now >= $0 } ?? true
    }

    private func look(at person: String, _ state: AlertDesk.State) async -> AlertDesk.State {
        var state = state
        let now = world.now()
        // One person's data that can't be opened is left out for a while: the others don't wait for it.
        guard let dwelling = try? household.visit(person) else {
            state.rounds.rest(commit: nil, at: now)
            return state
        }
        let keeper = keeper(dwelling)
        if !state.isNoted {
            await keeper.noteKey()
            state.isNoted = true
        }
        let commit = try? keeper.counter()
        if state.rounds.isTime(for: commit, at: world.now()) { await keeper.round(&state.rounds, commit) }
        state.next = now + .seconds(state.rounds.pause.components.seconds)
        return state
    }
}
