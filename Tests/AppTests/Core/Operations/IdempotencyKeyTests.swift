import Records
import Testing

@testable import App

struct IdempotencyKeyTests {
    static let number = "019aa5d1c2f000112233445566778899"

    @Test("SY-010 the same form sent twice is one effect, and gets the same answer")
    func repeated() throws {
        let device = try Device.inRiyadh()
        let first = device.post("/tasks", ["operation": Self.number, "title": "Milk"])
        let second = device.post("/tasks", ["operation": Self.number, "title": "Milk"])
        #expect(first.status == 303)
        #expect(second["location"] == first["location"])
        #expect(try device.facts("/inbox")["count"]?.int == 1)
    }

    @Test("SY-010 a late repetition does not undo what was done since")
    func late() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("Milk")
        device.post("/tasks/\(id)/complete", ["operation": Self.number])
        device.post("/tasks/\(id)/reopen")
        device.post("/tasks/\(id)/complete", ["operation": Self.number])
        #expect(try device.task(id)["completed"]?.bool == false)
    }

    @Test("two forms of one page carry the same number and are two operations")
    func twoForms() throws {
        let device = try Device.inRiyadh()
        device.post("/tasks", ["operation": Self.number, "title": "Milk"])
        device.post("/tasks", ["operation": Self.number, "title": "Bread"])
        #expect(try device.facts("/inbox")["count"]?.int == 2)
    }

    @Test("every form of a page carries the page's number, fresh in each answer")
    func slots() throws {
        let device = try Device.inRiyadh()
        let one = device.page("/")
        let two = device.page("/")
        #expect(!one.contains(IdempotencyKeySlot.mark))
        #expect(one != two)
        #expect(one.count == two.count)
    }

    @Test("the number goes into every mark wherever it begins, and into nothing that only looks like one")
    func places() {
        let mark = IdempotencyKeySlot.mark
        for number in [Self.number, String(repeating: "s", count: 64)] {
            for front in 0..<70 {
                for gap in ["", "~", "^~", "<i>", String(mark.dropLast(2)), String(repeating: "~", count: 40)] {
                    let head = String(repeating: "a", count: front) + gap
                    var page = Array((head + mark + gap + mark + mark + gap + "z").utf8)
                    IdempotencyKeySlot.fill(&page, with: number)
                    let expected = head + number + gap + number + number + gap + "z"
                    #expect(String(decoding: page, as: UTF8.self) == expected)
                }
            }
        }
        var without = Array("no number ~ goes ^~ here".utf8)
        IdempotencyKeySlot.fill(&without, with: Self.number)
        #expect(without == Array("no number ~ goes ^~ here".utf8))
    }

    @Test(
        "a number that is none is replaced, not trusted",
        arguments: ["", "x", "../../../etc", String(repeating: "é", count: 32)])
    func badNumber(number: String) throws {
        let device = try Device.inRiyadh()
        #expect(device.post("/tasks", ["operation": number, "title": "Milk"]).status == 303)
        #expect(try device.facts("/inbox")["count"]?.int == 1)
    }
}
