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

    @Test(
        "SY-052 where a fault came from is kept, shown, exported and deleted: places in the app's code and nothing else"
    )
    func traces() throws {
        let device = try Device.inRiyadh()
        device.post(Self.path, ["step": "on"])
        let places = ["wasm-function[812]:0x1f4", "wasm-function[90]:0x2c", "bridge-1a2b.js:120:14"]
        let trace = places.joined(separator: " ")
        #expect(try note(device, ["step": "note", "name": "RuntimeError", "trace": "day-9.js:1:2"])["noted"] == true)
        #expect(try note(device, ["step": "note", "name": "RuntimeError", "trace": trace])["noted"] == true)
        let fault = try device.facts(Self.path)["days"]?.array?.first?["faults"]?.array?.first
        #expect(fault?["count"] == 2 && fault?["trace"] == .array(places.map { .string($0) }), "the last is kept")
        #expect(device.page(Self.path).contains(">\(trace)</code>"))
        #expect(device.page("/me/data/diagnostics.json").contains("\"wasm-function[812]:0x1f4\""))
        #expect(!device.page("/me/data/wird.json").contains("wasm-function"))
        let noted = device.store.values.filter { $0.key.kind == DiagnosticLog.kind }
        #expect(noted.count == 1 && noted.allSatisfy { !$0.key.scope.isShared })
        for wrong in [
            "at a person's words", "http://127.0.0.1/day.js:1:2", "/tasks/1", "day.js", "day.js:1", "day.js:1:x",
            ".js:1:2",
            "wasm-function[x]:0x1", "wasm-function[1]:0xZZ", "wasm-function[1]:0x", "قراءة.js:1:2",
            String(repeating: "a", count: 60) + ".js:1:1",
            Array(repeating: "a.js:1:1", count: 13).joined(separator: " "),
        ] {
            let answer = try device.call(Self.path, ["step": "note", "name": "a", "trace": wrong])
            #expect(answer.status == 422, "\(wrong)")
        }
        device.post(Self.path, ["step": "delete"])
        #expect(!device.page(Self.path).contains("wasm-function"))
        #expect(!device.store.values.contains { $0.fields.contains { $0.field.value.object?["trace"] != nil } })
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
