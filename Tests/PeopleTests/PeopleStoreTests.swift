import Almanac
import Foundation
import Testing

@testable import People

@Suite("Who is on a server")
struct PeopleStoreTests {
    private static let now = Instant(seconds: 1_790_000_000)
    private static let cheap = PasswordHash.Cost(rounds: 10, blockSize: 8, parallelism: 1)

    private func store(_ work: (PeopleStore, String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wird-people-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/people.sqlite"
        let store = try PeopleStore(path: path)
        try work(store, path)
        store.close()
    }

    private func way(_ password: String = "a lantern under the stairs") throws -> SignInWay {
        .password(try PasswordHash(of: password, cost: Self.cheap))
    }

    private func join(_ store: PeopleStore, _ name: String, at now: Instant = Self.now) throws -> (Person, Secret) {
        let invitation = try store.invite(.person, name: "", at: now, until: now + .seconds(86_400))
        let code = Secret.random()
        let person = try store.join(
            invitation, try #require(PersonName(name)), id: PeopleStore.newID(), with: try way(), recovery: code,
            at: now)
        return (person, code)
    }

    @Test("an invitation lets one person in, once and until it ends")
    func invitations() throws {
        try store { store, _ in
            let ends = Self.now + .seconds(86_400)
            let secret = try store.invite(.coach, name: "Bilal", at: Self.now, until: ends)
            #expect(try store.invitations(at: Self.now).map(\.name) == ["Bilal"])
            #expect(try store.invitation(secret, at: ends) == nil)
            #expect(try store.invitation(secret, at: Self.now + .seconds(-3_600)) == nil, "a clock that was set back")
            let name = try #require(PersonName("Bilal"))
            let person = try store.join(
                secret, name, id: PeopleStore.newID(), with: try way(), recovery: .random(), at: Self.now)
            #expect(person.role == .coach && Person.isID(person.id) && person.id != Person.owner)
            #expect(throws: PeopleError.invitationGone) {
                try store.join(
                    secret, try #require(PersonName("Other")), id: PeopleStore.newID(), with: try way(),
                    recovery: .random(), at: Self.now)
            }
            #expect(try store.invitations(at: Self.now).isEmpty)
        }
    }

    @Test("of many who follow one invitation at once, one joins")
    func race() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wird-people-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try PeopleStore(path: folder.path + "/people.sqlite")
        let secret = try store.invite(.person, name: "", at: Self.now, until: Self.now + .seconds(60))
        let way = try way()
        let joined = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<12 {
                group.addTask {
                    guard let name = PersonName("Person \(number)") else { return false }
                    return
                        (try? store.join(
                            secret, name, id: PeopleStore.newID(), with: way, recovery: .random(), at: Self.now))
                        != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(joined == 1)
        #expect(try store.everybody().count == 1)
    }

    @Test("a name is one person's, however it is written")
    func names() throws {
        try store { store, _ in
            let (maryam, _) = try join(store, "Maryam")
            #expect(throws: PeopleError.nameTaken) { _ = try join(store, "  MARYAM ") }
            let (other, _) = try join(store, "Sara")
            #expect(throws: PeopleError.nameTaken) {
                try store.rename(other.id, try #require(PersonName("maryam")))
            }
            try store.rename(maryam.id, try #require(PersonName("Maryam A.")))
            #expect(try store.person(named: try #require(PersonName("maryam a.")))?.id == maryam.id)
        }
    }

    @Test("a recovery code gives the account back once, and ends every way that was there")
    func recovery() throws {
        try store { store, _ in
            let (person, code) = try join(store, "Maryam")
            let (found, next) = try store.recover(with: code, try way("another lantern upstairs"), at: Self.now)
            #expect(found.id == person.id)
            #expect(try store.password(of: person.id)?.isOf("another lantern upstairs") == true)
            #expect(throws: PeopleError.unknown) { _ = try store.recover(with: code, try way(), at: Self.now) }
            #expect(try store.person(recoveringWith: next)?.id == person.id)
            let byOperator = try store.makeRecovery(for: person.id, byOperator: true, at: Self.now)
            #expect(try store.recovery(of: person.id)?.byOperator == true, "the person is told")
            #expect(try store.person(recoveringWith: next) == nil, "only the newest code holds")
            #expect(try store.person(recoveringWith: byOperator)?.id == person.id)
        }
    }

    @Test("nobody loses their only way in")
    func lastWay() throws {
        try store { store, _ in
            let (person, _) = try join(store, "Maryam")
            #expect(throws: PeopleError.lastWay) { try store.removePassword(of: person.id, at: Self.now) }
            #expect(try store.password(of: person.id) != nil)
            let passkey = Passkey(
                id: [1, 2, 3], publicKey: [4], signCount: 0, isBackupEligible: true, isBackedUp: false,
                transports: ["internal", "hybrid"])
            try store.add(.passkey(passkey, name: "Phone", party: "laptop.local"), for: person.id, at: Self.now)
            let kept = try #require(try store.passkey([1, 2, 3]))
            #expect(kept.passkey == passkey && kept.person == person.id && kept.party == "laptop.local")
            try store.removePassword(of: person.id, at: Self.now)
            #expect(throws: PeopleError.lastWay) { try store.remove(passkey: [1, 2, 3], of: person.id, at: Self.now) }
            let (other, _) = try join(store, "Sara")
            #expect(throws: PeopleError.unknown) {
                try store.remove(passkey: [1, 2, 3], of: other.id, at: Self.now)
            }
        }
    }

    @Test("a closed account can be taken back; a removed one leaves nothing in the file")
    func closing() throws {
        try store { store, path in
            let (person, code) = try join(store, "NameThatIsNowhereElse")
            try store.close(person.id, at: Self.now)
            #expect(throws: PeopleError.unknown) { _ = try store.recover(with: code, try way(), at: Self.now) }
            try store.reopen(person.id, at: Self.now)
            #expect(try store.person(person.id)?.closed == nil)
            #expect(throws: PeopleError.unknown) { try store.close(Person.owner, at: Self.now) }
            try store.close(person.id, at: Self.now)
            try store.remove(person.id)
            #expect(try store.person(person.id) == nil && store.happenings(limit: 100).allSatisfy { $0.person == nil })
            store.close()
            let files = try FileManager.default.contentsOfDirectory(
                atPath: (path as NSString).deletingLastPathComponent)
            for file in files {
                let bytes = try Data(
                    contentsOf: URL(fileURLWithPath: (path as NSString).deletingLastPathComponent + "/" + file))
                #expect(bytes.range(of: Data("NameThatIsNowhereElse".utf8)) == nil, "\(file)")
            }
        }
    }

    @Test("an account that was reopened is not removed, and one whose removal began is not reopened")
    func removing() throws {
        try store { store, _ in
            let (person, _) = try join(store, "Maryam")
            try store.close(person.id, at: Self.now)
            #expect(try !store.beginRemoving(person.id, at: Self.now, keeping: .seconds(1)))
            try store.reopen(person.id, at: Self.now)
            #expect(try !store.beginRemoving(person.id, at: Self.now + .hours(24), keeping: .seconds(1)))
            try store.close(person.id, at: Self.now)
            #expect(try store.beginRemoving(person.id, at: Self.now, keeping: .seconds(0)))
            #expect(throws: PeopleError.unknown) { try store.reopen(person.id, at: Self.now) }
            let again = try store.beginRemoving(person.id, at: Self.now, keeping: .hours(168))
            #expect(again, "a removal that was cut goes on")
            #expect(try !store.beginRemoving(Person.owner, at: Self.now + .hours(24), keeping: .seconds(1)))
        }
    }

    @Test("K70 a clock that jumps a year ahead, or back, takes no closed account's seven days")
    func closingByAWrongClock() throws {
        try store { store, _ in
            let week = TimeSpan.hours(7 * 24)
            func isOver(_ person: Person, _ hours: Int64) throws -> Bool {
                try store.beginRemoving(person.id, at: Self.now + .hours(hours), keeping: week)
            }
            let (maryam, _) = try join(store, "Maryam")
            try store.close(maryam.id, at: Self.now)
            for hour in stride(from: Int64(1), to: 167, by: 1) { #expect(try !isOver(maryam, hour)) }
            #expect(try isOver(maryam, 168), "looked at all along it is over after seven days to the hour")

            let (sara, _) = try join(store, "Sara")
            try store.close(sara.id, at: Self.now)
            #expect(try !isOver(sara, 2))
            #expect(try !isOver(sara, 365 * 24), "a year ahead")
            #expect(try !isOver(sara, 365 * 24 + 23))
            // Set right again, the wait begins anew.
            for hour in stride(from: Int64(3), to: 170, by: 1) { #expect(try !isOver(sara, hour), "\(hour)") }
            try store.reopen(sara.id, at: Self.now + .hours(170))
            #expect(try store.person(sara.id)?.closed == nil)

            let (bilal, _) = try join(store, "Bilal")
            try store.close(bilal.id, at: Self.now)
            #expect(try !isOver(bilal, 300), "the machine was off: one more day")
            #expect(try !isOver(bilal, 323))
            #expect(try isOver(bilal, 324))
        }
    }

    @Test("no secret stands in the file, and its owner alone can read it")
    func secrets() throws {
        try store { store, path in
            let invitation = try store.invite(.person, name: "", at: Self.now, until: Self.now + .seconds(60))
            let (_, code) = try join(store, "Maryam")
            store.close()
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect((attributes[.posixPermissions] as? Int) == 0o600)
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            for text in [invitation.text, code.text, "a lantern under the stairs"] {
                #expect(bytes.range(of: Data(text.utf8)) == nil)
            }
        }
    }

    @Test("the log of accounts keeps its latest lines, each person's apart")
    func happenings() throws {
        try store { store, _ in
            let (maryam, _) = try join(store, "Maryam")
            let (sara, _) = try join(store, "Sara")
            try store.log("signedIn", of: maryam.id, at: Self.now)
            #expect(try store.happenings(of: maryam.id, limit: 10).map(\.what) == ["signedIn", "joined"])
            #expect(try store.happenings(of: sara.id, limit: 10).map(\.what) == ["joined"])
        }
    }
}
