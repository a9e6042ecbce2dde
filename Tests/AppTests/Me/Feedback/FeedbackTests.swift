import Records
import Testing

@testable import App

struct FeedbackTests {
    @Test("MZ-290 what is written about the product is kept on this device, in no export, and goes out as a file alone")
    func kept() throws {
        let device = try Device.inRiyadh()
        #expect(device.page("/me/settings").contains("href=\"/feedback\""))
        device.post("/feedback", ["notes": "The type <b> is small", "text": "Browser 1", "confirmation": "on"])
        device.post("/feedback", ["notes": "Second", "text": "Browser 1", "confirmation": "off"])
        let page = device.page("/feedback")
        #expect(page.contains("The type &lt;b&gt; is small"))
        #expect(device.store.values.filter { $0.key.kind == Feedback.kind }.allSatisfy { $0.key.scope == .device })
        #expect(!device.page("/me/data/wird.json").contains("is small"))
        let file = device.get("/feedback/wird-feedback.txt")
        #expect(file["content-disposition"]?.contains("wird-feedback.txt") == true)
        #expect(
            file.text.components(separatedBy: "Browser 1").count == 2, "the device's facts only where they were ticked")
    }

    @Test("MZ-290 kept words are deleted whole")
    func deleted() throws {
        let device = try Device.inRiyadh()
        let answer = try device.call("/feedback", ["notes": "First"])
        let id = try #require(answer.json["kept"]?.string)
        device.post("/feedback", ["change": "\(id)"])
        #expect(try device.facts("/feedback")["feedback"]?.array?.isEmpty == true)
        #expect(device.store[Feedback.key(id)]?.text(.notes) == nil)
        #expect(device.post("/feedback", ["change": "nothing"]).status == 303)
    }

    @Test("MZ-290 nothing written and too much written are refused in words, and stay in the field")
    func refused() throws {
        let device = try Device.inRiyadh()
        #expect(device.post("/feedback", ["notes": " \n "]).status == 422)
        let long = String(repeating: "a", count: Feedback.limit + 1)
        let answer = device.post("/feedback", ["notes": "\(long)"])
        #expect(answer.status == 422)
        #expect(answer.text.contains(long))
        #expect(!device.store.keys.contains { $0.kind == Feedback.kind })
    }
}
