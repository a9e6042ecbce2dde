import Foundation
import Interface
import Records
import Testing

/// Writes sample pages for the eye, when `WIRD_PREVIEW` names a folder.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["WIRD_PREVIEW"] != nil))
struct PreviewTests {
    @Test("sample pages in both languages and modes")
    func pages() throws {
        let folder = URL(filePath: try #require(ProcessInfo.processInfo.environment["WIRD_PREVIEW"]))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let css = Data(try Checkout.stylesheet(assets: "/fonts/"))
        try FileManager.default.createDirectory(at: folder.appending(path: "assets"), withIntermediateDirectories: true)
        try css.write(to: folder.appending(path: "assets/app.css"))
        let locales = try Checkout.locales()
        for code in ["ar", "en"] {
            let samples = SamplePages(strings: locales.strings(code: code))
            for mode in [Appearance.Mode.light, .dark] {
                for (name, page) in samples.all(mode: mode) {
                    let file = folder.appending(path: "\(name)-\(code)-\(mode.name).html")
                    try Data(page.renderDocument()).write(to: file)
                    #expect(FileManager.default.fileExists(atPath: file.path))
                }
            }
        }
    }
}
