import Testing

@testable import Server

@Suite("Connections of one address")
struct VisitorCountTests {
    @Test("who opens connections without end takes their own places, gets them back, and nobody else's are fewer")
    func counting() {
        let count = VisitorCount(3)
        for _ in 0..<3 { #expect(count.enter("192.168.1.20")) }
        for _ in 0..<100 { #expect(!count.enter("192.168.1.20")) }
        #expect(count.enter("192.168.1.21"))
        for _ in 0..<101 { count.leave("192.168.1.20") }
        #expect(count.enter("192.168.1.20") && !count.enter("192.168.1.20"))
        for _ in 0..<1_000 { #expect(count.enter("127.0.0.1") && count.enter("::1")) }
        count.leave("192.168.1.99")
    }
}
