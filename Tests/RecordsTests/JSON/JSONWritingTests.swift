import Records
import Testing

@Suite("JSON writing")
struct JSONWritingTests {
    @Test(
        "SY-003 numbers are the shortest that read back the same",
        arguments: [
            (0.1, "0.1"), (-0.0, "0"), (1.0, "1"), (1e21, "1e+21"), (5e-324, "5e-324"),
            (0.1 + 0.2, "0.30000000000000004"),
            (1.7976931348623157e308, "1.7976931348623157e+308"), (-123.456, "-123.456"), (1e-7, "1e-07"),
        ])
    func numbers(value: Double, text: String) {
        #expect(JSON.double(value).text() == text)
    }

    @Test("What JSON can't say is written as null")
    func notNumbers() {
        #expect(JSON.array([.double(.nan), .double(.infinity), .double(-.infinity)]).text() == "[null,null,null]")
    }

    @Test("The ends of the integers")
    func integers() {
        #expect(JSON.int(.min).text() == "-9223372036854775808")
        #expect(JSON.int(.max).text() == "9223372036854775807")
    }

    @Test("Only what must be escaped is escaped")
    func escapes() {
        let text = "\u{0}\u{1}\u{8}\t\n\u{B}\u{C}\r\u{1F} \"\\/\u{7F}\u{2028}وِرد😀"
        #expect(
            JSON.string(text).text()
                == #""\u0000\u0001\b\t\n\u000b\f\r\u001f \"\\/"# + "\u{7F}\u{2028}وِرد😀\"")
    }

    @Test("A document written piece by piece is the same as one written whole")
    func pieces() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("a")
        writer.beginArray()
        writer.write(1)
        writer.write("x")
        writer.beginArray()
        writer.endArray()
        writer.write(JSON.null)
        writer.endArray()
        writer.name("b")
        writer.beginObject()
        writer.endObject()
        writer.endObject()
        let whole: JSON = ["a": [1, "x", [], nil], "b": [:]]
        #expect(writer.bytes == whole.bytes())
    }

    @Test("Equal values have one canonical text")
    func equality() {
        #expect(JSON.int(2) == JSON.double(2))
        #expect(JSON.int(2).hashValue == JSON.double(2).hashValue)
        #expect(JSON.string("\u{E9}") != JSON.string("e\u{301}"))
        #expect(JSON.object(["a": 1, "b": 2]) != JSON.object(["b": 2, "a": 1]))
    }

    @Test("Setting a member again replaces it in its place, and nil takes it out")
    func members() {
        var object: JSONObject = ["a": 1, "b": 2, "a": 3]
        #expect(JSON.object(object).text() == #"{"a":3,"b":2}"#)
        object["c"] = 4
        object["a"] = nil
        object["z"] = nil
        #expect(JSON.object(object).text() == #"{"b":2,"c":4}"#)
    }
}
