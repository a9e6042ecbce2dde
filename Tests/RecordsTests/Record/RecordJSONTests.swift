import Records
import TestSupport
import Testing

@Suite("Records as JSON")
struct RecordJSONTests {
    static let text =
        #"{"scope":"own","kind":"task","id":"a1","generation":2,"fields":{"#
        + #""done":[false,"000000000001-00000000-00000000000000ab"],"#
        + #""title":["زيارة","000000000002-00000001-00000000000000ab"]}}"#

    // Design, section 2: "A record is (scope, kind, id) with named fields; each field carries its value and a hybrid
    // logical clock stamp."
    @Test("SY-003 a record reads and writes as the same text")
    func roundTrip() throws {
        let record = try Record(json: JSON(reading: Self.text))
        #expect(record.key == RecordKey(scope: .own, kind: Kind("task"), id: "a1"))
        #expect(record.generation == 2)
        #expect(record.value("title") == "زيارة")
        #expect(record["done"]?.stamp.milliseconds == 1)
        #expect(record.json.text() == Self.text)
        var writer = JSONWriter()
        writer.write(record)
        #expect(writer.bytes == [UInt8](Self.text.utf8))
        #expect(try Record(key: record.key, generation: 2, fields: record.fieldsJSON) == record)
    }

    // Design, section 1: "kinds and fields that a version doesn't know are kept and passed on"
    @Test("SY-011 kinds and fields that this version doesn't know are kept and passed on")
    func unknown() throws {
        let text =
            #"{"scope":"cohort.7","kind":"from-the-future","id":"~x","generation":0,"fields":{"#
            + #""a.b-c_d":[{"z":[1,2.5,null],"y":{}},"ffffffffffff-ffffffff-ffffffffffffffff"]}}"#
        #expect(try Record(json: JSON(reading: text)).json.text() == text)
    }

    @Test("Fields in any order are read in the order of their names")
    func unsorted() throws {
        let stamp = #""000000000001-00000000-00000000000000ab""#
        let text =
            #"{"scope":"own","kind":"t","id":"1","generation":0,"#
            + #""fields":{"b":[1,\#(stamp)],"a":[2,\#(stamp)]}}"#
        #expect(try Record(json: JSON(reading: text)).fields.map { $0.name } == ["a", "b"])
    }

    static let stamp: JSON = "000000000001-00000000-00000000000000ab"

    static let broken: [(change: String, to: JSON?, error: RecordError)] = [
        ("scope", nil, .invalidScope), ("scope", "", .invalidScope), ("scope", 1, .invalidScope),
        ("scope", .string(String(repeating: "s", count: 65)), .invalidScope), ("kind", nil, .invalidKind),
        ("kind", "a b", .invalidKind), ("kind", "مهمة", .invalidKind), ("id", "", .invalidID), ("id", nil, .invalidID),
        ("id", .string(String(repeating: "i", count: 129)), .invalidID), ("id", "a\u{0}", .invalidID),
        ("generation", nil, .invalidGeneration), ("generation", -1, .invalidGeneration),
        ("generation", 1.5, .invalidGeneration), ("generation", .int(.max), .invalidGeneration),
        ("fields", nil, .invalidFields), ("fields", [], .invalidFields),
        ("fields", ["": [1, stamp]], .invalidFieldName),
        ("fields", ["a b": [1, stamp]], .invalidFieldName),
        ("fields", ["a": 1], .invalidField), ("fields", ["a": []], .invalidField),
        ("fields", ["a": [1]], .invalidField),
        ("fields", ["a": [1, 2]], .invalidField), ("fields", ["a": [1, "x", 3]], .invalidField),
        ("fields", ["a": [1, "x"]], .invalidStamp),
        ("fields", ["a": [.string(String(repeating: "v", count: 1 << 20)), stamp]], .tooLarge),
    ]

    @Test("SY-004 a malformed record is refused with its reason", arguments: broken)
    func refused(change: String, to value: JSON?, error: RecordError) throws {
        var object = try #require(JSON(reading: Self.text).object)
        object[change] = value
        #expect(throws: error) { try Record(json: .object(object)) }
    }

    @Test("SY-004 a record has no more fields, and no more bytes in all, than the limits")
    func tooLarge() throws {
        var fields = JSONObject()
        for number in 0...RecordLimits.fields { fields["f\(number)"] = [1, Self.stamp] }
        var object = try #require(JSON(reading: Self.text).object)
        object["fields"] = .object(fields)
        #expect(throws: RecordError.tooLarge) { try Record(json: .object(object)) }
        var record = try Record(json: JSON(reading: Self.text))
        let stamp = try #require(record["title"]).stamp
        for number in 1...5 {
            #expect(record.isWithinLimits)
            #expect(try Record(json: record.json) == record)
            let text = String(repeating: "v", count: RecordLimits.record / 4 - (number == 1 ? 100 : 2))
            record.set("v\(number)", to: .string(text), at: stamp)
        }
        #expect(!record.isWithinLimits)
        #expect(throws: RecordError.tooLarge) { try Record(json: record.json) }
    }

    @Test("SY-004 whatever keeps the limits can be read again, and what can't be read again does not keep them")
    func limits() throws {
        let good = try Record(json: JSON(reading: Self.text))
        let stamp = try #require(good["title"]).stamp
        #expect(good.isWithinLimits)
        var broken: [Record] = []
        for generation: Int64 in [-1, RecordLimits.generation + 1] {
            broken.append(Record(key: good.key, generation: generation))
        }
        for name in ["", "a b", "مهمة", String(repeating: "n", count: 200)] {
            var record = good
            record.set(name, to: 1, at: stamp)
            broken.append(record)
            broken.append(Record(key: RecordKey(scope: Scope(name), kind: good.key.kind, id: "a")))
            broken.append(Record(key: RecordKey(scope: .own, kind: Kind(name), id: "a")))
            broken.append(Record(key: RecordKey(scope: .own, kind: good.key.kind, id: name)))
        }
        for record in broken {
            #expect(!record.isWithinLimits)
            #expect(throws: RecordError.self) { try Record(json: record.json) }
        }
    }

    @Test("SY-004 no JSON value traps the reader of records", arguments: 0..<4)
    func fuzz(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        for _ in 0..<2_000 {
            _ = try? Record(json: generator.json())
            var object = try #require(JSON(reading: Self.text).object)
            let name = ["scope", "kind", "id", "generation", "fields"].randomElement(using: &generator)!
            object[name] = generator.json()
            if let record = try? Record(json: .object(object)) { #expect(try Record(json: record.json) == record) }
        }
    }
}
