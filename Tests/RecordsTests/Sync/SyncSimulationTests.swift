import Records
import TestSupport
import Testing

/// A server and three devices, one with a clock in 2036, edit the same records, and sync over a line that loses
/// requests and replies and delivers some requests again, much later.
///
/// Design, section 2: "Sync exchanges changes since a cursor, is safe to repeat, and survives being cut anywhere."
@Suite("Sync over a bad line")
struct SyncSimulationTests {
    static let start: Int64 = 1_763_696_000_000
    static let skews: [Int64] = [0, -3_600_000, 318_000_000_000]
    static let rules = SyncRules(refusal: { $0.incoming.value("title") == "forbidden" ? "closed" : nil })

    struct World {
        var generator: Generator
        var now = SyncSimulationTests.start
        var server = MemoryStore(replica: 0xEE)
        var devices = [MemoryStore(replica: 1), MemoryStore(replica: 2), MemoryStore(replica: 3)]
        var oldRequests: [[UInt8]] = []
        var refusals = 0
    }

    @Test("SY-011 no record is lost and all stores end identical, whatever the line does", arguments: 0..<6)
    func converge(seed: UInt64) throws {
        var world = World(generator: Generator(seed: seed))
        for _ in 0..<700 {
            world.now += world.generator.integer(in: 1...30_000)
            let device = world.generator.integer(in: 0...2)
            switch world.generator.integer(in: 0...9) {
            case 0...5: edit(&world, device)
            case 6: try replay(&world)
            case 7 where world.generator.integer(in: 0...60) == 0: world.devices[device].commit([], erasing: [.own])
            default: try sync(&world, device, cut: world.generator.integer(in: 0...4))
            }
        }
        try quiet(&world)
        let truth = world.server.records(of: .own)
        #expect(!truth.isEmpty)
        for device in world.devices {
            #expect(device.records(of: .own) == truth)
            #expect(device.unsent.isEmpty)
            #expect(device.generation(of: .own) == world.server.generation(of: .own))
        }
        #expect(world.server.records(of: .device).isEmpty)
        let limit = Stamp(milliseconds: world.now + 300_000, counter: .max, replica: Replica(number: .max))
        for record in truth.values { #expect(record.newestStamp! <= limit) }
    }

    private func edit(_ world: inout World, _ device: Int) {
        let isDevice = world.generator.integer(in: 0...9) == 0
        let key = RecordKey(
            scope: isDevice ? .device : .own, kind: Kind("task"), id: "t\(world.generator.integer(in: 1...12))")
        let isServer = world.generator.integer(in: 0...5) == 0 && !isDevice
        var store = isServer ? world.server : world.devices[device]
        let stamp = store.clock.tick(now: world.now + (isServer ? 0 : Self.skews[device]))
        var change = Record(key: key, generation: store.generation(of: key.scope))
        switch world.generator.integer(in: 0...5) {
        case 0: change.set("deleted", to: .bool(world.generator.bool()), at: stamp)
        case 1 where !isServer: change.set("title", to: "forbidden", at: stamp)
        case 2: change.set("note", to: .int(world.generator.integer(in: 0...99)), at: stamp)
        default: change.set("title", to: .int(world.generator.integer(in: 0...9_999)), at: stamp)
        }
        store.commit([change])
        if isServer { world.server = store } else { world.devices[device] = store }
    }

    /// One exchange. The line may be cut before the request arrives or before the reply does, and the person may edit
    /// while the reply is on its way.
    @discardableResult
    private func sync(_ world: inout World, _ device: Int, cut: Int) throws -> Bool {
        let request = world.devices[device].request(limit: world.generator.integer(in: 1...20))
        #expect(!request.records.contains { $0.key.scope == .device })
        let bytes = request.bytes()
        if world.generator.integer(in: 0...3) == 0 { world.oldRequests.append(bytes) }
        if cut == 1 { return true }
        let reply = try world.server.answer(
            bytes, now: world.now, rules: Self.rules, limit: world.generator.integer(in: 1...30))
        if cut == 2 { return true }
        if cut == 3 { edit(&world, device) }
        return try world.devices[device].settle(reply, to: request)
    }

    /// An old request arrives again.
    private func replay(_ world: inout World) throws {
        guard let bytes = world.oldRequests.randomElement(using: &world.generator) else { return }
        _ = try world.server.answer(bytes, now: world.now, rules: Self.rules)
    }

    /// Syncs every device until nobody has anything to tell.
    private func quiet(_ world: inout World) throws {
        for _ in 0..<3 {
            for device in world.devices.indices {
                var rounds = 0
                while try sync(&world, device, cut: 0) {
                    rounds += 1
                    try #require(rounds < 500, "sync doesn't come to an end")
                }
            }
        }
    }
}
