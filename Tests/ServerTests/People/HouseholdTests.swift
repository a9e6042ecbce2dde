import Foundation
import People
import Records
import Synchronization
import Testing

@testable import Server

@Suite("Whose data is open on a server of several people", .serialized)
struct HouseholdTests {
    private static let json = ["accept": "application/json"]
    /// Whose data was opened, in order.
    private let settled = Told()

    /// Runs work over a household of its own beside a server, in which so many people's data stays open.
    private func run(
        most: Int, people count: Int, _ work: @escaping @Sendable (Household, [Joiner], HomeServer) async throws -> Void
    ) async throws {
        try await HomeServer.run { server in
            var joined: [Joiner] = []
            for number in 0..<count {
                joined.append(try await server.join("Person\(number)", try await server.invite()))
            }
            try await work(server.household(most: most) { self.settled.add($0) }, joined, server)
        }
    }

    @Test("no more people's data stays open than may, those who came last, and data that is in use is opened once")
    func bound() async throws {
        try await run(most: 2, people: 4) { household, people, _ in
            let told = Told()
            household.onLettingGo { told.add($0) }
            let first = try #require(try household.dwelling(of: people[0].id))
            for person in people.dropFirst() { _ = try household.dwelling(of: person.id) }
            #expect(household.openCount == 2)
            #expect(household.openDwelling(of: people[1].id) == nil, "nobody uses it, so it is closed")
            #expect(told.all == [people[0].id, people[1].id])
            // Still in use here: whoever comes gets the same, not a second one over the same files.
            #expect(try household.dwelling(of: people[0].id) === first)
            #expect(household.openCount == 2)
            #expect(try household.dwelling(of: "0000000000000000") == nil)
        }
    }

    @Test("the server's own upkeep puts nobody out of their place, and keeps nothing open")
    func upkeep() async throws {
        try await run(most: 2, people: 4) { household, people, _ in
            for person in people.prefix(2) { _ = try household.dwelling(of: person.id) }
            for person in people { #expect(try household.visit(person.id)?.person == person.id) }
            #expect(household.openCount == 2)
            #expect(household.openDwelling(of: people[0].id) != nil && household.openDwelling(of: people[1].id) != nil)
            #expect(household.openDwelling(of: people[2].id) == nil && household.openDwelling(of: people[3].id) == nil)
        }
    }

    @Test("over the whole server: people whose data was let go of find everything when they come again")
    func comingAgain() async throws {
        var limits = ServerLimits()
        limits.dwellings = 2
        try await HomeServer.run(limits: limits) { server in
            var people: [Joiner] = []
            for number in 0..<5 { people.append(try await server.join("Person\(number)", try await server.invite())) }
            for round in 0..<2 {
                for (number, person) in people.enumerated() {
                    #expect(try await person.add("Word\(round)Of\(number)") == 200)
                }
            }
            for (number, person) in people.enumerated() {
                let inbox = try await person.send("GET", "/inbox", Self.json)
                #expect(inbox.status == 200 && inbox.json["count"]?.int == 2, "\(inbox.text)")
                #expect(inbox.text.contains("Word0Of\(number)") && inbox.text.contains("Word1Of\(number)"))
            }
        }
    }
}

/// What was told, in order.
private final class Told: Sendable {
    private let told = Mutex<[String]>([])

    func add(_ text: String) { told.withLock { $0.append(text) } }
    var all: [String] { told.withLock { $0 } }
}
