import Foundation
import Interface
import Testing

/// Prints how long pages take to render, when `WIRD_TIMING` is set; the bar of design §6 is held by `Benchmarks/`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["WIRD_TIMING"] != nil))
struct RenderTimingTests {
    @Test("a full day's page")
    func day() throws {
        let samples = SamplePages(strings: try Checkout.locales().strings(code: "ar"))
        let page = samples.today(mode: .auto)
        let clock = ContinuousClock()
        var bytes = 0
        let rounds = 2_000
        let rendering = clock.measure { for _ in 0..<rounds { bytes += page.renderDocument().count } }
        let building = clock.measure { for _ in 0..<rounds { bytes += samples.today(mode: .auto).isEmpty ? 1 : 0 } }
        let nodes = HTMLChecker(page.renderDocument())?.tags.count ?? 0
        print("\(nodes) elements, \(bytes / rounds) bytes: render \(rendering / rounds), build \(building / rounds)")
        #expect(bytes > 0)
    }
}
