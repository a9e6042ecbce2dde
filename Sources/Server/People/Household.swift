import Almanac
import App
import Logging
import People
import Storage
import Synchronization

/// Everybody's data on this server. Each person's is opened when they first come, and stays open.
final class Household: Sendable {
    let people: PeopleStore
    /// Where other devices reach the server; `nil` if it listens on loopback alone.
    let origin: String?
    private let owner: Dwelling
    private let settle: @Sendable (String) throws -> Dwelling
    private let settled = Mutex<[String: Dwelling]>([:])

    /// - Parameters:
    ///   - owner: the data that was here before anybody else's.
    ///   - settle: opens a person's data, and makes it where there is none yet.
    init(
        _ people: PeopleStore, origin: String?, owner: Dwelling, settle: @escaping @Sendable (String) throws -> Dwelling
    ) {
        self.people = people
        self.origin = origin
        self.owner = owner
        self.settle = settle
    }

    /// The data of a person who may come in; `nil` if nobody has the id or the account is closed.
    func dwelling(of id: String) throws -> Dwelling? {
        guard id != Person.owner else { return owner }
        guard Person.isID(id), let person = try people.person(id), person.closed == nil else { return nil }
        return try settled.withLock { settled in
            if let dwelling = settled[id] { return dwelling }
            let dwelling = try settle(id)
            settled[id] = dwelling
            return dwelling
        }
    }

    /// Everybody's data but the owner's and that of closed accounts. One person's that can't be opened is left out: the
    /// others don't wait for it (``HouseholdKeeper`` logs it).
    func members() throws -> [Dwelling] {
        try people.everybody().compactMap { person in
            person.id == Person.owner ? nil : try? dwelling(of: person.id)
        }
    }

    /// Closes a person's data, so that its folder can go.
    func leave(_ id: String) {
        let dwelling = settled.withLock { settled in settled.removeValue(forKey: id) }
        dwelling?.house.store.close()
    }
}

/// What a server needs to have several people.
public struct HouseholdParts: Sendable {
    public var people: PeopleStore
    /// Opens the data of a person by their id, and makes it where there is none yet.
    public var open: @Sendable (String) throws -> (host: LocalHost, house: DataHouse)
    /// Removes what a closed account leaves behind.
    public var remove: @Sendable (String) throws -> Void
    /// The passwords that everybody tries first; none where the content has no list of them.
    public var common: @Sendable () -> CommonPasswords

    public init(
        people: PeopleStore, open: @escaping @Sendable (String) throws -> (host: LocalHost, house: DataHouse),
        remove: @escaping @Sendable (String) throws -> Void,
        common: @escaping @Sendable () -> CommonPasswords = { CommonPasswords() }
    ) {
        self.common = common
        self.people = people
        self.open = open
        self.remove = remove
    }
}
