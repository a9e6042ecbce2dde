import ContentBuilder
import Records
import Testing

/// The pack that stands for large texts.
@Suite struct DummyPackTests {
    @Test("the dummy pack has 604 sections and ten megabytes, and is the same each time")
    func whole() throws {
        let pack = try DummyPack.make()
        #expect(pack.bytes.count > 10_000_000)
        #expect(pack.name.hasPrefix("dummy-"))
        let reader = try PackReader(pack.bytes)
        #expect(reader.directory.sections.count == 604)
        let last = try reader.section(DummyPack.sectionName(604))
        #expect(String(validating: last, as: UTF8.self) != nil)
        #expect(try reader.section("page-001") != last)
    }

    @Test("a small one is the beginning of nothing else: same numbers, same bytes")
    func deterministic() throws {
        #expect(try DummyPack.make(sections: 3, bytes: 900) == DummyPack.make(sections: 3, bytes: 900))
        #expect(try DummyPack.make(sections: 3, bytes: 900) != DummyPack.make(sections: 4, bytes: 900))
    }
}
