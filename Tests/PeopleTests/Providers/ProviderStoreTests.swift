import Almanac
import Foundation
import Testing

@testable import People

@Suite("Providers, and who is connected with them")
struct ProviderStoreTests {
    private static let now = Instant(seconds: 1_790_000_000)
    private static let cheap = PasswordHash.Cost(rounds: 10, blockSize: 8, parallelism: 1)
    private static let provider = IdentityProvider(
        id: "example", title: "Example", issuer: "https://id.example.org", clientID: "wird", secret: .shared("s3cr3t"))
    private static let identity = Identity(issuer: "https://id.example.org", subject: "1")

    private func store(_ work: (PeopleStore, String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wird-people-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/people.sqlite"
        let store = try PeopleStore(path: path)
        try work(store, path)
        store.close()
    }

    private func join(_ store: PeopleStore, _ name: String, with way: SignInWay) throws -> Person {
        let invitation = try store.invite(.person, name: "", at: Self.now, until: Self.now + .seconds(86_400))
        return try store.join(
            invitation, try #require(PersonName(name)), id: PeopleStore.newID(), with: way, recovery: .random(),
            at: Self.now)
    }

    private func password(short: Bool = false) throws -> SignInWay {
        .password(try PasswordHash(of: "a lantern under the stairs", cost: Self.cheap), isShort: short)
    }

    private func passkey(_ id: UInt8) -> SignInWay {
        let key = Passkey(
            id: [id], publicKey: [1], signCount: 0, isBackupEligible: false, isBackedUp: false, transports: [])
        return .passkey(key, name: "Phone", party: "wird.local")
    }

    @Test("there is no provider until one is added; one is changed under its id, and its file is its owner's alone")
    func providers() throws {
        try store { store, path in
            #expect(try store.providers().isEmpty)
            try store.add(Self.provider)
            var apple = IdentityProvider(
                id: "apple", title: "Apple", issuer: ClientSecret.apple, clientID: "org.example",
                secret: .apple(team: "T", key: "K", pem: "line 1\nline 2"))
            try store.add(apple)
            #expect(try store.providers() == [apple, Self.provider])
            apple.title = "My Apple"
            apple.secret = .none
            try store.add(apple)
            #expect(try store.provider("apple") == apple)
            var second = Self.provider
            second.id = "second"
            #expect(throws: PeopleError.nameTaken) { try store.add(second) }
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
    }

    @Test("an account at a provider is one person's, by issuer and subject, and goes with the person")
    func identities() throws {
        try store { store, _ in
            try store.add(Self.provider)
            let maryam = try join(store, "Maryam", with: .provider(Self.identity))
            let sara = try join(store, "Sara", with: try password())
            #expect(try store.person(of: Self.identity)?.id == maryam.id)
            #expect(try store.person(of: Identity(issuer: "https://other.example", subject: "1")) == nil)
            #expect(throws: PeopleError.identityTaken) {
                try store.add(.provider(Self.identity), for: sara.id, at: Self.now)
            }
            #expect(throws: PeopleError.lastWay) {
                try store.disconnect(maryam.id, from: Self.identity.issuer, at: Self.now)
            }
            #expect(throws: PeopleError.lastWay) { try store.remove(provider: "example") }
            try store.add(try password(), for: maryam.id, at: Self.now)
            try store.disconnect(maryam.id, from: Self.identity.issuer, at: Self.now)
            #expect(try store.person(of: Self.identity) == nil)
            try store.add(.provider(Self.identity), for: sara.id, at: Self.now)
            try store.close(sara.id, at: Self.now)
            #expect(try store.beginRemoving(sara.id, at: Self.now, keeping: .seconds(0)))
            try store.remove(sara.id)
            #expect(try store.person(of: Self.identity) == nil)
            try store.remove(provider: "example")
            #expect(try store.providers().isEmpty)
        }
    }

    @Test("a recovery ends the connection with a provider too")
    func recovery() throws {
        try store { store, _ in
            let maryam = try join(store, "Maryam", with: .provider(Self.identity))
            let code = try store.makeRecovery(for: maryam.id, byOperator: false, at: Self.now)
            _ = try store.recover(with: code, try password(), at: Self.now)
            #expect(try store.person(of: Self.identity) == nil)
        }
    }

    @Test("a short password stands beside a passkey, and the last passkey stays until there is a long one")
    func shortPassword() throws {
        try store { store, _ in
            let maryam = try join(store, "Maryam", with: passkey(1))
            try store.add(try password(short: true), for: maryam.id, at: Self.now)
            try store.add(passkey(2), for: maryam.id, at: Self.now)
            try store.remove(passkey: [1], of: maryam.id, at: Self.now)
            #expect(throws: PeopleError.shortPassword) {
                try store.remove(passkey: [2], of: maryam.id, at: Self.now)
            }
            #expect(try store.passkeys(of: maryam.id).count == 1)
            try store.add(try password(), for: maryam.id, at: Self.now)
            try store.remove(passkey: [2], of: maryam.id, at: Self.now)
            #expect(throws: PeopleError.shortPassword) {
                try store.add(try password(short: true), for: maryam.id, at: Self.now)
            }
        }
    }

    @Test("what happens to one person pushes nobody else's happenings out")
    func bounded() throws {
        try store { store, _ in
            let maryam = try join(store, "Maryam", with: try password())
            let sara = try join(store, "Sara", with: try password())
            for _ in 0..<PeopleStore.happeningLimit + 20 { try store.log("refused", of: sara.id, at: Self.now) }
            #expect(try store.happenings(of: maryam.id, limit: 10).map(\.what) == ["joined"])
            #expect(try store.happenings(of: sara.id, limit: 10_000).count == PeopleStore.happeningLimit)
            #expect(try store.happenings(limit: 10_000).count == PeopleStore.happeningLimit + 3)
        }
    }

    @Test("a common password is found in the list, and a near one isn't")
    func common() throws {
        let list = CommonPasswords(Array("1234567890\nabcdefgh\npassword123\nzxcvbnm123456789\n".utf8))
        #expect(list.count == 4 && CommonPasswords().count == 0)
        let rule = PasswordRule()
        for password in ["password123", "PassWord123", "zxcvbnm123456789"] {
            #expect(rule.problem(password, hasPasskey: true, name: nil, common: list) == .common)
        }
        for password in ["password124", "password12", "password1234", "a"] {
            #expect(!list.contains(password))
        }
        #expect(rule.problem("zxcvbnm123456789", hasPasskey: false, name: nil, common: list) == .common)
        #expect(rule.problem("password123", hasPasskey: true, name: nil) == nil)
    }
}
