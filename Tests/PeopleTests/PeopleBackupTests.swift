import Almanac
import Foundation
import Testing

@testable import People

@Suite("Backups of who is on a server")
struct PeopleBackupTests {
    private static let now = Instant(seconds: 1_790_000_000)
    private static let cheap = PasswordHash.Cost(rounds: 10, blockSize: 8, parallelism: 1)

    private func folder(_ work: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wird-people-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try work(folder.path + "/people.sqlite")
    }

    @discardableResult
    private func join(_ store: PeopleStore, _ name: String) throws -> Person {
        let invitation = try store.invite(.person, name: "", at: Self.now, until: Self.now + .seconds(86_400))
        let way = SignInWay.password(try PasswordHash(of: "a lantern under the stairs", cost: Self.cheap))
        return try store.join(
            invitation, try #require(PersonName(name)), id: PeopleStore.newID(), with: way, recovery: .random(),
            at: Self.now)
    }

    private func names(_ path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path + ".backups")) ?? []).sorted()
    }

    @Test("a backup is made once something has changed, its owner alone can read it, and only the latest are kept")
    func making() throws {
        try folder { path in
            let store = try PeopleStore(path: path)
            defer { store.close() }
            try join(store, "Maryam")
            let first = try #require(try store.backUp())
            #expect(try store.backUp() == nil, "nothing has changed")
            let mode = try FileManager.default.attributesOfItem(atPath: first)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            for number in 0..<12 {
                try store.log("signedIn", of: nil, at: Self.now + .seconds(Int64(number)))
                #expect(try store.backUp() != nil)
            }
            #expect(names(path).count == PeopleBackups.newest && names(path).allSatisfy { $0.hasSuffix(".sqlite") })
        }
    }

    @Test("where the file is gone or damaged, the newest good backup takes its place with everybody in it")
    func healing() throws {
        for damage in ["gone", "blank", "head", "page"] {
            try folder { path in
                let store = try PeopleStore(path: path)
                let person = try join(store, "Maryam")
                try store.backUp()
                try join(store, "Sara")
                let good = try #require(try store.backUp())
                // The newest of all can't be read itself.
                try Data("no database".utf8).write(to: URL(fileURLWithPath: path + ".backups/people-9.sqlite"))
                store.close()
                for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
                var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
                switch damage {
                case "gone": try FileManager.default.removeItem(atPath: path)
                case "blank": try Data(repeating: 7, count: 9_000).write(to: URL(fileURLWithPath: path))
                case "head":
                    bytes.replaceSubrange(0..<16, with: Data(repeating: 0x41, count: 16))
                    try bytes.write(to: URL(fileURLWithPath: path))
                default:
                    bytes.replaceSubrange(8_192..<12_288, with: Data(repeating: 0xFF, count: 4_096))
                    try bytes.write(to: URL(fileURLWithPath: path))
                }
                if damage != "gone" {
                    #expect(throws: PeopleError.self, "\(damage): a command leaves it as it is") {
                        try PeopleStore(path: path)
                    }
                }
                let healed = try PeopleStore(path: path, healing: true)
                #expect(healed.restored == good, "\(damage)")
                #expect(try healed.everybody().count == 2 && healed.person(person.id)?.name == "Maryam", "\(damage)")
                #expect(names(path).contains("damaged") == (damage != "gone"))
                healed.close()
                let again = try PeopleStore(path: path, healing: true)
                #expect(again.restored == nil)
                again.close()
            }
        }
    }

    @Test("nobody begins with no accounts by a damaged file alone: without a backup it is said")
    func withoutBackups() throws {
        try folder { path in
            try Data(repeating: 7, count: 9_000).write(to: URL(fileURLWithPath: path))
            #expect(throws: PeopleError.self) { try PeopleStore(path: path, healing: true) }
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == 9_000)
        }
    }
}
