import Records
import TestSupport
import Testing

/// Whole exchanges between stores, each a story of what must not go wrong.
@Suite("Sync from end to end")
struct SyncStoryTests {
    static let now: Int64 = 1_763_696_000_000
    static let year2036: Int64 = 2_082_758_400_000
    let key = RecordKey(scope: .own, kind: Kind("task"), id: "a")

    struct World {
        var server = MemoryStore(replica: 0xEE)
        var phone = MemoryStore(replica: 1)
        var laptop = MemoryStore(replica: 2)
    }

    private func edit(_ store: inout MemoryStore, _ name: String, _ value: JSON, key: RecordKey? = nil, now: Int64) {
        let key = key ?? self.key
        var change = Record(key: key, generation: store.generation(of: key.scope))
        change.set(name, to: value, at: store.clock.tick(now: now))
        store.commit([change])
    }

    /// Syncs until neither side has more to tell; gives the number of messages.
    @discardableResult
    private func sync(_ device: inout MemoryStore, _ server: inout MemoryStore, now: Int64 = now) throws -> Int {
        var messages = 0
        var isMore = true
        while isMore {
            messages += 1
            try #require(messages < 50)
            let request = device.request(limit: SyncProtocol.recordLimit)
            isMore = try device.settle(server.answer(request.bytes(), now: now), to: request)
        }
        return messages
    }

    // Design, section 2: "… so that nothing erased comes back from an old device."
    @Test("SY-011 nothing erased comes back from an old device")
    func erased() throws {
        var world = World()
        edit(&world.phone, "title", "secret", now: Self.now)
        try sync(&world.phone, &world.server)
        try sync(&world.laptop, &world.server)
        edit(&world.laptop, "note", "written offline", now: Self.now + 5)
        world.phone.commit([], erasing: [.own])
        try sync(&world.phone, &world.server)
        #expect(world.server.records(of: .own).isEmpty)
        try sync(&world.laptop, &world.server)
        #expect(world.laptop.records(of: .own).isEmpty)
        #expect(world.server.records(of: .own).isEmpty)
        edit(&world.laptop, "title", "after", now: Self.now + 10)
        try sync(&world.laptop, &world.server)
        try sync(&world.phone, &world.server)
        #expect(world.phone.records[key]?.value("title") == "after")
    }

    @Test("SY-011 a deletion is not undone by an edit that was made elsewhere without knowing of it")
    func deletion() throws {
        var world = World()
        edit(&world.phone, "title", "call", now: Self.now)
        try sync(&world.phone, &world.server)
        try sync(&world.laptop, &world.server)
        edit(&world.phone, Record.deletedField, true, now: Self.now + 1)
        edit(&world.laptop, "title", "call Salma", now: Self.now + 2)
        try sync(&world.laptop, &world.server)
        try sync(&world.phone, &world.server)
        try sync(&world.laptop, &world.server)
        for store in [world.server, world.phone, world.laptop] {
            #expect(store.records[key]?.isDeleted == true)
            #expect(store.records[key]?.value("title") == "call Salma")
        }
    }

    @Test("SY-011 SY-021 a phone whose clock says 2036 doesn't overrule what is written after it")
    func year2036() throws {
        var world = World()
        edit(&world.phone, "title", "from the phone", now: Self.year2036)
        try sync(&world.phone, &world.server)
        try sync(&world.laptop, &world.server)
        edit(&world.laptop, "title", "from the laptop", now: Self.now + 1)
        try sync(&world.laptop, &world.server, now: Self.now + 2)
        try sync(&world.phone, &world.server, now: Self.now + 3)
        #expect(world.phone.records[key]?.value("title") == "from the laptop")
        edit(&world.phone, "title", "from the phone again", now: Self.year2036 + 4)
        try sync(&world.phone, &world.server, now: Self.now + 4)
        try sync(&world.laptop, &world.server, now: Self.now + 5)
        #expect(world.laptop.records[key]?.value("title") == "from the phone again")
        #expect(world.laptop.records[key] == world.phone.records[key])
        #expect(world.server.clock.last.milliseconds <= Self.now + HybridClock.toleranceMilliseconds)
    }

    @Test("SY-011 a device whose clock is years behind still writes newer than what it has seen")
    func behind() throws {
        var world = World()
        edit(&world.laptop, "title", "first", now: Self.now)
        try sync(&world.laptop, &world.server)
        try sync(&world.phone, &world.server)
        edit(&world.phone, "title", "second", now: 0)
        try sync(&world.phone, &world.server)
        try sync(&world.laptop, &world.server)
        #expect(world.laptop.records[key]?.value("title") == "second")
    }

    @Test("SY-010 a reply that was lost leaves everything to be sent again, once")
    func lostReply() throws {
        var world = World()
        edit(&world.phone, "title", "x", now: Self.now)
        let request = world.phone.request()
        _ = try world.server.answer(request.bytes(), now: Self.now)
        let counter = world.server.counter
        #expect(world.phone.request() == request)
        #expect(try sync(&world.phone, &world.server) == 1)
        #expect(world.server.counter == counter)
        #expect(world.phone.unsent.isEmpty)
        #expect(world.phone.records[key] == world.server.records[key])
    }

    @Test("SY-011 a thousand changes go in two messages")
    func thousand() throws {
        var world = World()
        for number in 0..<1_000 {
            let key = RecordKey(scope: .own, kind: Kind("task"), id: "t\(number)")
            edit(&world.phone, "title", .int(Int64(number)), key: key, now: Self.now)
        }
        #expect(try sync(&world.phone, &world.server) == 2)
        #expect(try sync(&world.laptop, &world.server) <= 2)
        #expect(world.laptop.records(of: .own) == world.phone.records(of: .own))
        #expect(world.laptop.records.count == 1_000)
    }
}
