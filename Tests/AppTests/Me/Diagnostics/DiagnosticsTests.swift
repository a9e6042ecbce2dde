import Almanac
import Records
import Testing

@testable import App

struct DiagnosticsTests {
    private static let path = "/me/settings/diagnostics"

    private func note(_ device: Device, _ fields: KeyValuePairs<String, String>) throws -> JSON {
        try device.call(Self.path, fields).json
    }

    @Test("SY-052 by default nothing is noted, and no page loads what would measure it")
    func off() throws {
        let device = try Device.inRiyadh()
        let before = device.store
        let answer = try note(device, ["step": "note", "name": "page-today", "milliseconds": "120"])
        #expect(answer["noted"]?.bool == false && device.store == before)
        for path in PageTests.paths { #expect(!device.page(path).contains("diagnostics.js"), "\(path)") }
    }

    @Test("SY-052 MZ-253 MZ-262 switched on, times and kinds of fault are added up, shown, exported and deleted")
    func on() throws {
        let device = try Device.inRiyadh()
        device.post(Self.path, ["step": "on"])
        #expect(device.page("/").contains("diagnostics.js"))
        for time in ["100", "200", "٣٠٠"] {
            #expect(
                try note(device, ["step": "note", "name": "page-today", "milliseconds": time])["noted"]?.bool == true)
        }
        _ = try note(device, ["step": "note", "name": "TypeError", "recovered": "on"])
        _ = try note(device, ["step": "note", "name": "TypeError"])
        let day = try device.facts(Self.path)["days"]?.array?.first
        #expect(day?["date"]?.string == "2026-11-21")
        let timing: JSON = ["name": "page-today", "count": 3, "average": 200, "longest": 300]
        #expect(day?["timings"]?.array == [timing])
        #expect(day?["faults"]?.array == [["name": "TypeError", "count": 2, "recovered": 1]])
        let page = device.page(Self.path)
        #expect(page.contains("page-today") && page.contains("TypeError"))
        #expect(
            device.get("/me/data/diagnostics.json")["content-disposition"]?.contains("wird-diagnostics.json") == true)
        #expect(!device.page("/me/data/wird.json").contains("page-today"))
        let noted = device.store.values.filter { $0.key.kind == DiagnosticLog.kind }
        #expect(noted.count == 1 && noted.allSatisfy { !$0.key.scope.isShared }, "it goes to no other device")
        device.post(Self.path, ["step": "delete"])
        #expect(try device.facts(Self.path)["days"]?.array?.isEmpty == true)
        for record in device.store.values where record.key.kind == DiagnosticLog.kind {
            #expect(record.fields.allSatisfy { $0.name == Record.deletedField || $0.field.value.isNull })
        }
        device.post(Self.path, ["step": "off"])
        #expect(try note(device, ["step": "note", "name": "x", "milliseconds": "1"])["noted"]?.bool == false)
    }

    @Test("SY-052 nothing that a person wrote gets in: names are short words, times are times, a day is bounded")
    func bounds() throws {
        let device = try Device.inRiyadh()
        device.post(Self.path, ["step": "on"])
        for name in ["", "a b", "قراءة", "/tasks/1", "a:b", String(repeating: "x", count: 41), "<b>"] {
            #expect(
                try device.call(Self.path, ["step": "note", "name": name, "milliseconds": "1"]).status == 422, "\(name)"
            )
        }
        for time in ["", "-1", "x", "100000", "1.5", "99999999999999999999"] {
            #expect(
                try device.call(Self.path, ["step": "note", "name": "a", "milliseconds": time]).status == 422, "\(time)"
            )
        }
        for number in 0..<150 { _ = try note(device, ["step": "note", "name": "n\(number)", "milliseconds": "1"]) }
        let timings = try device.facts(Self.path)["days"]?.array?.first?["timings"]?.array ?? []
        #expect((90...DiagnosticLog.limit).contains(timings.count))
        #expect(try note(device, ["step": "note", "name": "n1", "milliseconds": "1"])["noted"]?.bool == true)
        #expect(try device.call(Self.path, ["step": "x"]).status == 422)
    }
}
