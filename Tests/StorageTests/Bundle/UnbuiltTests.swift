import Foundation
import Testing

@testable import Storage

/// What of a checkout is newer than the files that were built of it.
struct UnbuiltTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for (file, time) in [
            ("Package.swift", 1.0), ("Web/css/app.css", 2), ("Web/js/client.js", 2), (".worker/wird.wasm", 2),
            ("Config/ThemeConfig.json", 2), ("Locales/en.json", 9), ("Config/AdhkarConfig.json", 9),
            (".assets/assets.json", 3),
        ] {
            try write(file, at: time)
        }
    }

    private func write(_ file: String, at seconds: Double) throws {
        let url = URL(fileURLWithPath: folder.file(file))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: url)
        let date = Date(timeIntervalSince1970: 1_795_000_000 + seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
    }

    private var unbuilt: String? { ResourceFolder(path: folder.path).unbuilt }

    @Test(
        "a start names the newest source that is newer than what was built of it",
        arguments: ["Web/css/app.css", "Web/js/worker/new.js", ".worker/wird.wasm", "Config/ThemeConfig.json"])
    func newer(file: String) throws {
        #expect(unbuilt == nil)
        try write("Web/js/client.js", at: 3.2)
        try write(file, at: 3.5)
        #expect(unbuilt == file)
        try write(".assets/assets.json", at: 4)
        #expect(unbuilt == nil)
    }

    @Test("what isn't built yet and what is no checkout is not complained of")
    func others() throws {
        try write("Web/css/app.css", at: 5)
        #expect(unbuilt == "Web/css/app.css")
        try FileManager.default.removeItem(atPath: folder.file("Package.swift"))
        #expect(unbuilt == nil)
        try write("Package.swift", at: 5)
        try FileManager.default.removeItem(atPath: folder.file(".assets/assets.json"))
        #expect(unbuilt == nil)
    }

    @Test("looking takes no time that a start would feel")
    func costTimed() {
        let checkout = ResourceFolder(path: Checkout.root)
        let times = (0..<5).map { _ in ContinuousClock().measure { _ = checkout.unbuilt } }
        #expect(times.min() ?? .zero < .milliseconds(25), "\(times)")
    }
}
