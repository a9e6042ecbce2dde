import Records
import Testing

@Suite struct ConfigOverlayTests {
    private func json(_ text: String) throws -> JSON { try JSON(reading: text) }

    @Test(
        "MZ-215 an own file holds what differs alone",
        arguments: [
            (#"{"a": 1, "b": {"c": 2, "d": 3}}"#, #"{"b": {"c": 9}}"#, #"{"a": 1, "b": {"c": 9, "d": 3}}"#),
            (#"{"a": 1, "b": 2}"#, #"{"b": null, "c": 3}"#, #"{"a": 1, "c": 3}"#),
            (#"{"a": [1, 2, 3]}"#, #"{"a": [4]}"#, #"{"a": [4]}"#),
            (#"{"a": [1]}"#, #"{"a": []}"#, #"{"a": []}"#),
            (
                #"{"types": [{"id": "x", "n": 1, "m": 2}, {"id": "y", "n": 3}]}"#,
                #"{"types": [{"id": "y", "n": 4}, {"id": "z", "n": 5}, {"id": "x", "removed": true}]}"#,
                #"{"types": [{"id": "y", "n": 4}, {"id": "z", "n": 5}]}"#
            ),
            (
                #"{"themes": [{"name": "noor", "light": {"text": "a", "line": "b"}}]}"#,
                #"{"themes": [{"name": "noor", "light": {"text": "c"}}]}"#,
                #"{"themes": [{"name": "noor", "light": {"text": "c", "line": "b"}}]}"#
            ),
            (#"{"a": {"b": 1}}"#, #"{"a": 5}"#, #"{"a": 5}"#), (#"{"a": 5}"#, #"{"a": {"b": 1}}"#, #"{"a": {"b": 1}}"#),
        ])
    func overlay(base: String, own: String, whole: String) throws {
        #expect(try json(base).overlaid(with: json(own)) == json(whole))
    }

    @Test("MZ-215 laid over itself or under nothing a document stays as it is; laid over twice it is as once")
    func laws() throws {
        let base = try json(#"{"a": [{"id": "x", "n": [1, 2]}], "b": {"c": "d"}}"#)
        let own = try json(#"{"a": [{"id": "x", "n": [3]}, {"id": "w"}], "b": {"e": 1.5}}"#)
        #expect(base.overlaid(with: base) == base && base.overlaid(with: .object(JSONObject())) == base)
        #expect(base.overlaid(with: own).overlaid(with: own) == base.overlaid(with: own))
    }
}
