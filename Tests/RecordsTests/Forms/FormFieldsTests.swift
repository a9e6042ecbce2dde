import Records
import TestSupport
import Testing

@Suite("Form fields")
struct FormFieldsTests {
    @Test("Fields keep their order, and a name may come twice")
    func order() throws {
        let form = try FormFields(query: "b=2&a=1&b=%D9%A3&=x&c&d=e=f&&")
        #expect(
            form.pairs == [
                .init("b", "2"), .init("a", "1"), .init("b", "٣"), .init("", "x"), .init("c", ""), .init("d", "e=f"),
            ])
        #expect(form["b"] == "2")
        #expect(form.values(of: "b") == ["2", "٣"])
        #expect(form["c"] == "")
        #expect(form["z"] == nil)
        #expect(form.encoded == "b=2&a=1&b=%D9%A3&=x&c=&d=e%3Df")
    }

    @Test("Nothing at all is an empty form")
    func empty() throws {
        #expect(try FormFields(query: "").pairs.isEmpty)
        #expect(FormFields().encoded == "")
    }

    @Test("SY-004 limits on size and number of fields are kept")
    func limits() throws {
        let limits = FormFields.Limits(size: 11, fields: 3)
        #expect(try FormFields(query: "a=1&b=2&c=3", limits: limits).pairs.count == 3)
        #expect(throws: FormError.tooLarge) { try FormFields(query: "a=1&b=2&c=34", limits: limits) }
        #expect(throws: FormError.tooManyFields) { try FormFields(query: "a&b&c&d", limits: limits) }
    }

    @Test("SY-004 a text of 10,000 Arabic letters fits the usual limits")
    func longText() throws {
        let text = String(repeating: "ي", count: 10_000)
        let encoded = FormFields([.init("title", text)]).encoded
        #expect(try FormFields(query: encoded)["title"] == text)
    }

    @Test("SY-004 random bytes never trap, and what is taken reads back equal", arguments: 0..<4)
    func fuzz(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        let alphabet = [UInt8]("ab=&%+09dDfF\u{D9}".utf8)
        for _ in 0..<5_000 {
            var bytes: [UInt8] = []
            for _ in 0..<generator.integer(in: 0...20) {
                let isFree = generator.integer(in: 0...9) == 0
                bytes.append(isFree ? generator.integer(in: 0...255) : alphabet.randomElement(using: &generator)!)
            }
            guard let form = try? FormFields(reading: bytes) else { continue }
            #expect(try FormFields(query: form.encoded) == form)
        }
    }
}
