import Records
import Testing

@Suite("Content hash")
struct ContentHashTests {
    @Test("SY-003 the hash of a content is the same on every host and in every version")
    func fixed() {
        #expect(ContentHash.text([]) == "32002a6333a1939b")
        #expect(ContentHash.text([UInt8]("وِرد".utf8)) == "0cb50ec5399d35a2")
    }

    @Test("Each change of a byte and of the length changes the hash")
    func spread() {
        var seen: Set<UInt64> = []
        let content = [UInt8](repeating: 0, count: 40)
        for length in 0...40 { #expect(seen.insert(ContentHash.hash([UInt8](content.prefix(length)))).inserted) }
        for index in content.indices {
            for bit in 0..<8 {
                var changed = content
                changed[index] ^= 1 << UInt8(bit)
                #expect(seen.insert(ContentHash.hash(changed)).inserted)
            }
        }
    }
}
