import Records
import TestSupport
import Testing

@Suite("Stamps")
struct StampTests {
    @Test("The text is fixed in width and reads back")
    func text() {
        let stamp = Stamp(milliseconds: 1_763_696_000_000, counter: 10, replica: Replica(number: 0xAB))
        #expect(stamp.text == "019aa4793c00-0000000a-00000000000000ab")
        #expect(Stamp(text: stamp.text) == stamp)
    }

    @Test("The order of texts is the order of stamps")
    func order() {
        var generator = Generator(seed: 1)
        let ends: [Int64] = [0, 1, 1 << 32, Stamp.maximumMilliseconds]
        for _ in 0..<2_000 {
            let a = Stamp(
                milliseconds: ends.randomElement(using: &generator)!, counter: generator.integer(in: 0...(.max)),
                replica: Replica(number: generator.next()))
            let b = generator.bool() ? a : generator.stamp()
            #expect((a < b) == (a.text < b.text))
            #expect(Stamp(text: a.text) == a)
        }
    }

    @Test("Milliseconds out of range are held at the ends", arguments: [Int64.min, -1, 1 << 48, .max])
    func range(milliseconds: Int64) {
        let stamp = Stamp(milliseconds: milliseconds, counter: 0, replica: Replica(number: 1))
        #expect(stamp.milliseconds == (milliseconds < 0 ? 0 : Stamp.maximumMilliseconds))
        #expect(Stamp(text: stamp.text) == stamp)
    }

    @Test(
        "SY-004 any other text is refused",
        arguments: [
            "", "-", "019aa4793c00-0000000a-00000000000000a", "019aa4a67800-0000000a-00000000000000abc",
            "019AA4A67800-0000000a-00000000000000ab", "019aa4a67800_0000000a-00000000000000ab",
            "019aa4793c00-0000000a_00000000000000ab", "019aa4a6780g-0000000a-00000000000000ab",
            "+19aa4a67800-0000000a-00000000000000ab", "019aa4793c00-0000000a-0000000000000٣b",
        ])
    func malformed(text: String) {
        #expect(Stamp(text: text) == nil)
    }

    @Test("SY-004 changed texts never trap and are read only if they are canonical")
    func fuzz() {
        var generator = Generator(seed: 2)
        for _ in 0..<5_000 {
            var bytes = [UInt8](generator.stamp().text.utf8)
            for _ in 0..<generator.integer(in: 1...2) {
                bytes[generator.integer(in: 0...(bytes.count - 1))] = generator.integer(in: 0...127)
            }
            let text = String(decoding: bytes, as: UTF8.self)
            if let stamp = Stamp(text: text) { #expect(stamp.text == text) }
        }
    }

    @Test("A replica's text is 16 digits")
    func replica() {
        #expect(Replica(number: 0xAB).text == "00000000000000ab")
        #expect(Replica(text: "00000000000000ab") == Replica(number: 0xAB))
        #expect(Replica(text: "ab") == nil)
        #expect(Replica(text: "00000000000000AB") == nil)
        #expect(Replica(text: "00000000000000abc") == nil)
    }
}
