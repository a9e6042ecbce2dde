import Testing

@testable import WirdWorker

struct FrameTests {
    @Test("a framed message is read back as it was written")
    func roundTrip() {
        for (header, body) in [("", ""), ("{}", ""), (#"{"op":"start"}"#, String(repeating: "و", count: 40_000))] {
            let frame = Frame(header: [UInt8](header.utf8), body: [UInt8](body.utf8))
            #expect(Frame(framed: frame.framed) == frame)
        }
    }

    @Test("lengths that do not add up are refused, however large they are")
    func malformed() {
        let good = Frame(header: [1, 2, 3], body: [4, 5]).framed
        for count in 0..<good.count { #expect(Frame(framed: [UInt8](good[..<count])) == nil) }
        #expect(Frame(framed: good + [0]) == nil)
        #expect(Frame(framed: [UInt8](repeating: 0xFF, count: 64)) == nil)
        var bridge = Bridge()
        #expect(Frame(framed: bridge.call([1, 2, 3])) == Frame(header: [UInt8](#"{"error":"frame"}"#.utf8)))
    }
}
