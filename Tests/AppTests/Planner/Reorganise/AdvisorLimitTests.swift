import Records
import Testing

@testable import App

struct AdvisorLimitTests {
    @Test("MZ-088 an assistant is waited for ten seconds as shipped, and no configuration makes it longer")
    func limit() throws {
        let shipped = try Fixtures.read("Config/AdvisorConfig.json")
        #expect(try AdvisorConfig(json: shipped).timeout == 10)
        for seconds: Int64 in [11, 0, 600] {
            #expect(throws: ConfigError.self) {
                try AdvisorConfig(json: Fixtures.setting(["timeout"], to: .int(seconds), in: shipped))
            }
        }
        #expect(try AdvisorConfig(json: Fixtures.setting(["timeout"], to: .int(3), in: shipped)).timeout == 3)
    }
}
