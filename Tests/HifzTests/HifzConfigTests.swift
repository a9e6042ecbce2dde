import Hifz
import Records
import Testing

@Suite("The configuration of memorisation")
struct HifzConfigTests {
    @Test("the shipped weights are the published ones, and the retention chosen is held within its range")
    func shipped() {
        let config = Shipped.config
        #expect(config.weights.values.first == 0.212 && config.weights.values.last == 0.1542)
        #expect(config.recentPortions == 7 && config.longest == 36_500)
        #expect(config.model().retention == 0.9 && config.model(retention: 0.85).retention == 0.85)
        #expect(config.model(retention: 0.1).retention == 0.7 && config.model(retention: 1).retention == 0.97)
    }

    @Test(
        "a value that doesn't fit is named by its key",
        arguments: [
            ("weights", JSON.array([1]), "memory.weights"), ("longest", 0, "memory.longest"),
            ("retention", ["standard": 0.6, "least": 0.7, "most": 0.97], "memory.retention.standard"),
            ("fuzz", [["from": 7, "share": 0.1], ["from": 2.5, "share": 0.1]], "memory.fuzz[1].from"),
            ("fuzz", [["from": 7, "share": 2]], "memory.fuzz[0].share"),
        ] as [(String, JSON, String)])
    func faults(name: String, value: JSON, key: String) throws {
        var root = try #require(Shipped.json.object)
        var memory = try #require(root["memory"]?.object)
        memory[name] = value
        root["memory"] = .object(memory)
        let error = #expect(throws: ConfigError.self) { _ = try HifzConfig(json: .object(root)) }
        #expect(error?.key == key)
    }
}
