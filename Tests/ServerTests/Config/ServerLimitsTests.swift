import Foundation
import Records
import Testing

@testable import Server

@Suite("What the server gives whoever asks")
struct ServerLimitsTests {
    private static func file(_ name: String) throws -> JSON {
        try JSON(reading: [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(TestSite.checkout)/Config/\(name).json"))))
    }

    @Test("what ships is what the program goes by without a file, and a file that says otherwise is followed")
    func shipped() throws {
        let shipped = try Self.file("ServerConfig")
        #expect(try ServerLimits(shipped) == ServerLimits())
        let own = shipped.overlaid(with: ["guesses": ["free": 5], "connections": ["most": 64]])
        let limits = try ServerLimits(own)
        #expect(limits.guesses.free == 5 && limits.connections == 64 && limits.guesses.longest == 300)
    }

    @Test("the schema takes what the loader takes, at each end of every range and beyond it")
    func schema() throws {
        let shipped = try Self.file("ServerConfig")
        let schema = ConfigSchema(try Self.file("Schemas/ServerConfig"))
        #expect(schema.problems(in: shipped).isEmpty)
        for part in try #require(shipped.object).members {
            for member in try #require(part.value.object).members {
                let range = try #require(
                    try Self.file("Schemas/ServerConfig")["properties"]?[part.name]?["properties"]?[member.name])
                let (low, high) = (try #require(range["minimum"]?.int), try #require(range["maximum"]?.int))
                for (value, isTaken) in [(low, true), (high, true), (low - 1, false), (high + 1, false)] {
                    let own = shipped.overlaid(with: .object([part.name: .object([member.name: .int(value)])]))
                    #expect(((try? ServerLimits(own)) != nil) == isTaken, "\(part.name).\(member.name) \(value)")
                    #expect(schema.problems(in: own).isEmpty == isTaken, "\(part.name).\(member.name) \(value)")
                }
            }
        }
    }
}
