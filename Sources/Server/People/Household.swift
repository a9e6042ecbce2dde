import Almanac
import App
import Logging
import People
import Records
import Storage
import Synchronization

/// Everybody's data on this server. Each person's is opened when they come, and closed again once many others have come
/// since (``OpenDwellings``).
final class Household: Sendable {
    let people: PeopleStore
    /// Where other devices reach the server; `nil` if it listens on loopback alone.
    let origin: String?
    private let owner: Dwelling
    private let settle: @Sendable (String) throws -> Dwelling
    private let open: Mutex<OpenDwellings>
    private let letGo = Mutex<@Sendable (String) -> Void>({ _ in })

    /// - Parameters:
    ///   - owner: the data that was here before anybody else's. It stays open.
    ///   - most: how many people's data is kept open beside it.
    ///   - settle: opens a person's data, and makes it where there is none yet.
    init(
        _ people: PeopleStore, origin: String?, owner: Dwelling, most: Int = ServerLimits().dwellings,
        settle: @escaping @Sendable (String) throws -> Dwelling
    ) {
        self.people = people
        self.origin = origin
        self.owner = owner
        self.settle = settle
        open = Mutex(OpenDwellings(most: most))
    }

    /// How many people's data is kept open, beside the owner's.
    var openCount: Int { open.withLock { open in open.count } }

    /// Sets what is told of each person whose data is no longer kept open here, and drops what it made of it.
    func onLettingGo(_ tell: @escaping @Sendable (String) -> Void) { letGo.withLock { $0 = tell } }

    /// The data of a person who may come in, which stays open for a while; `nil` if nobody has the id or the account is
    /// closed.
    func dwelling(of id: String) throws -> Dwelling? {
        guard id != Person.owner else { return owner }
        guard try isHere(id) else { return nil }
        var found = open.withLock { open in open.use(id) }
        if found == nil {
            // Opened outside the lock: nobody whose data is open waits for it.
            let made = try settle(id)
            found = open.withLock { open in
                let dwelling = open.add(made)
                open.keep(dwelling)
                return dwelling
            }
        }
        let gone = open.withLock { open in open.trim() }
        let tell = letGo.withLock { $0 }
        for dwelling in gone { tell(dwelling.person) }
        return found
    }

    /// The data of a person for the server's own upkeep, which keeps it open no longer than it needs: those who come
    /// stay in their places.
    func visit(_ id: String) throws -> Dwelling? {
        guard id != Person.owner else { return owner }
        guard try isHere(id) else { return nil }
        if let dwelling = openDwelling(of: id) { return dwelling }
        let made = try settle(id)
        return open.withLock { open in open.add(made) }
    }

    /// The data of a person if it is open.
    func openDwelling(of id: String) -> Dwelling? { open.withLock { open in open.look(id) } }

    /// The ids of everybody but the owner and those whose accounts are closed.
    func members() throws -> [String] {
        try people.everybody().compactMap { person in
            person.id == Person.owner || person.closed != nil ? nil : person.id
        }
    }

    private func isHere(_ id: String) throws -> Bool {
        guard Person.isID(id), let person = try people.person(id) else { return false }
        return person.closed == nil
    }

    /// Closes a person's data, so that its folder can go.
    func leave(_ id: String) {
        let dwelling = open.withLock { open in open.remove(id) }
        dwelling?.house.store.close()
        letGo.withLock { $0 }(id)
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
