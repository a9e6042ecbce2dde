import Records
import Testing

@Suite("JSON reading")
struct JSONReadingTests {
    @Test("Members keep their order, and values are found by name and place")
    func access() throws {
        let json = try JSON(reading: #"{"b":[1,2.5,"x",null],"a":{"c":true}}"#)
        #expect(json["b"]?[0]?.int == 1)
        #expect(json["b"]?[1]?.double == 2.5)
        #expect(json["b"]?[2]?.string == "x")
        #expect(json["b"]?[3]?.isNull == true)
        #expect(json["b"]?[4] == nil)
        #expect(json["a"]?["c"]?.bool == true)
        #expect(json["z"] == nil)
        #expect(json == ["b": [1, 2.5, "x", nil], "a": ["c": true]])
        #expect(json.text() == #"{"b":[1,2.5,"x",null],"a":{"c":true}}"#)
        #expect(json.text(sorted: true) == #"{"a":{"c":true},"b":[1,2.5,"x",null]}"#)
    }

    @Test("An error names byte, line, column and reason")
    func place() {
        #expect(throws: JSONError(.unexpectedByte, offset: 15, line: 2, column: 10)) {
            try JSON(reading: "{\n \"وِرد\": x}")
        }
    }

    @Test("A text of nothing but short values is refused before it fills the memory, and one as people's are isn't")
    func values() throws {
        let limits = JSONLimits(size: 1 << 20)
        let bomb = "[" + String(repeating: "{},", count: 300_000) + "{}]"
        #expect(throws: JSONError.self) { try JSON(reading: bomb, limits: limits) }
        #expect((try? JSON(reading: bomb, limits: limits)) == nil)
        let stamp = #"["a",1,"019aa5d1c2f0-00000001-00ff00ff00ff00ff"],"#
        let usual = "[" + String(repeating: stamp, count: 20_000) + "[]]"
        #expect(try JSON(reading: usual, limits: limits).array?.count == 20_001)
    }

    @Test("Limits on size and depth are kept")
    func limits() throws {
        let limits = JSONLimits(size: 10, depth: 2)
        #expect(try JSON(reading: "[[1,2,3 ]]", limits: limits) == [[1, 2, 3]])
        #expect(throws: JSONError(.tooLarge, offset: 0, line: 1, column: 1)) {
            try JSON(reading: "[[1,2,3  ]]", limits: limits)
        }
        #expect(throws: JSONError(.tooDeep, offset: 2, line: 1, column: 3)) {
            try JSON(reading: "[[[1]]]", limits: limits)
        }
    }
}
