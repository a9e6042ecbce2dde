import App
import Foundation
import Records
import Storage
import Synchronization
import Testing

@testable import Server

@Suite("What the server asks before a recording is ruled on")
struct CourseClerkTests {
    /// A person's data with the recordings that lie in it.
    private static func house(_ files: [SentFile], in folder: String) throws -> DataHouse {
        let house = try DataHouse(DataFolder(path: folder), healing: false, now: TestSite.instant)
        for (index, file) in files.enumerated() {
            let hash = try #require(BlobHash(file.hash))
            let declared = BlobDeclaration(hash: hash, bytes: file.bytes.count, type: .webm)
            let id = String(repeating: "\(index)", count: 32)
            _ = try house.blobs.begin(declared, id: id, at: TestSite.instant, BlobLimits())
            _ = try house.blobs.append(file.bytes, to: id, at: 0, now: TestSite.instant)
            _ = try house.blobs.finish(id, at: TestSite.instant)
        }
        return house
    }

    @Test(
        "a recording is ruled on once it is in the person's own files: not while it is only in somebody else's, and no form that names one is taken before"
    )
    func ownFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wird-clerk-\(UUID().uuidString)")
            .path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (own, foreign) = (SentFile(900, seed: 3), SentFile(900, seed: 4))
        let house = try Self.house([own], in: folder + "/maryam")
        let other = try Self.house([foreign], in: folder + "/sara")
        defer {
            house.store.close()
            other.store.close()
        }
        let open = JSON.array([.string(own.hash), .string(foreign.hash), .string("no hash")])
        let said = Mutex<[JSON]>([])
        let desk: AppHandler = { request, _, _ in
            guard request.method == "POST" else {
                return .respond(
                    AppResponse(status: 200, body: (["open": open] as JSON).bytes()), changes: Changes())
            }
            let body = (try? JSON(reading: request.body)) ?? .null
            said.withLock { $0.append(body) }
            return .respond(AppResponse(status: 204), changes: Changes())
        }
        let host = try LocalHost(
            store: house.store, library: PackLibrary(folder: folder + "/none"),
            handler: { _, _, _ in .respond(AppResponse(status: 404), changes: Changes()) }, rules: { _ in .nothing })
        let world = World(now: { TestSite.instant }, entropy: { Entropy(high: 1, low: 2) })
        let clerk = CourseClerk(host: host, blobs: house.blobs, handler: desk, world: world)
        #expect(try !clerk.look())
        #expect(said.withLock { $0 } == [["held": .array([.string(own.hash)]), "givesUp": .bool(false)]])
        _ = try clerk.look(givesUp: true)
        #expect(said.withLock { $0.last?["givesUp"] } == .bool(true))

        func form(_ path: String, _ blob: String?) -> AppRequest {
            AppRequest(
                method: "POST", path: path, contentType: "application/x-www-form-urlencoded",
                body: Array((blob.map { "blob=" + $0 } ?? "").utf8), now: TestSite.instant,
                entropy: Entropy(high: 1, low: 2))
        }
        for path in ["/course/learn/weeks/3/recording", "/course/learn/assessment"] {
            #expect(clerk.mayTake(form(path, own.hash)) && clerk.mayTake(form(path, nil)), "\(path)")
            for hash in [foreign.hash, "no hash", "../" + own.hash] {
                #expect(!clerk.mayTake(form(path, hash)), "\(path) \(hash)")
            }
        }
        #expect(clerk.mayTake(form("/course/profile/details", foreign.hash)))
    }
}
