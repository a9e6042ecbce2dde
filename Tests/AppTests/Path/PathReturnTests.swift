import Testing

@testable import App

/// Coming back from what an action of the path opened.
struct PathReturnTests {
    @Test(
        "WP-064 WP-065 what an action names opens with the way back, and who comes back is asked once, gently, whether to note it"
    )
    func comingBack() throws {
        let device = try Device.onPath()
        let page = device.page("/path")
        #expect(
            page.contains("href=\"/adhkar/morning?back=/path&amp;opened=morning-adhkar\"")
                || page.contains("href=\"/adhkar/morning?back=%2Fpath&amp;opened=morning-adhkar\""))
        let adhkar = device.page("/adhkar/morning?back=/path&opened=morning-adhkar")
        #expect(adhkar.contains("href=\"/path?opened=morning-adhkar\""))
        let counted = device.post(
            "/adhkar/morning", ["step": "count", "mark": "sayyid", "back": "/path", "opened": "morning-adhkar"])
        #expect(counted["location"]?.contains("opened=morning-adhkar") == true, "also after a count without scripts")
        #expect(device.page("/counter?back=/path&opened=istighfar").contains("href=\"/path?opened=istighfar\""))
        let asked = device.page("/path?opened=morning-adhkar")
        #expect(asked.contains("data-opened=\"morning-adhkar\"") && asked.contains("عدت من: أذكار الصباح. هل نسجلها؟"))
        #expect(
            !device.page("/path").contains("data-opened")
                && !device.page("/path?opened=nothing").contains("data-opened"))
        device.log("morning-adhkar")
        #expect(!device.page("/path?opened=morning-adhkar").contains("data-opened"), "what is noted is not asked about")
    }
}
