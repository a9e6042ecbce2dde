import ContentBuilder
import Foundation
import Records
import Testing

/// Static files under names that carry their hash.
@Suite struct AssetBuilderTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write(Array("b.css\n# a comment\na.css\n".utf8), to: "Web/css/order.txt")
        try workshop.write(Array("/* a */ a :hover { color : red ; }".utf8), to: "Web/css/a.css")
        try workshop.write(
            Array(#"@font-face { src: url("{{asset:face.woff2}}"); content: "/* } ; */  x" }"#.utf8),
            to: "Web/css/b.css")
        try workshop.write(Array(#"import { b } from "./b.js";"#.utf8), to: "Web/js/a.js")
        try workshop.write(Array("export const b = 1;".utf8), to: "Web/js/b.js")
        try workshop.write(Array("new Part();".utf8), to: "Web/js/sw.js")
        try workshop.write(Array("class Part {}".utf8), to: "Web/js/worker/part.js")
        try workshop.write(Array("<svg/>".utf8), to: "Web/icons/star.svg")
        try writeFont()
    }

    private func writeFont() throws {
        let entry = ContentEntry(
            name: "face", kind: .font, title: "Face", file: "fonts/face.woff2", version: "1", source: "A test",
            licence: "OFL", attribution: "Nobody", licenceFile: nil, sha256: SHA256.hex([1, 2, 3]), size: 3)
        let list: JSON = ["entries": [entry.json]]
        try workshop.write([1, 2, 3], to: "content/fonts/face.woff2")
        try workshop.write(list.bytes(), to: "content/content.json")
    }

    private var output: URL { workshop.root.appendingPathComponent("assets") }

    private func build(theme: String = ":root{--a:1}", modules: [URL] = []) throws -> AssetMap {
        let builder = AssetBuilder(checkout: workshop.root, content: workshop.content.url, output: output)
        return try builder.build(theme: Array(theme.utf8), modules: modules)
    }

    private func text(_ map: AssetMap, _ name: String) throws -> String {
        let asset = try #require(map.assets.first { $0.name == name })
        return String(decoding: try workshop.read(output.appendingPathComponent(asset.file)), as: UTF8.self)
    }

    @Test("scripts are served without the lines that are comments, and with every other line as it stands")
    func comments() throws {
        let source = """
            // one
            /* two
               const no = 1;
             */
            /** three */
            const a = "// not one"; // stays

              /** @param {x} y */
            const b = `/* ${a} */`;
            """
        try workshop.write(Array(source.utf8), to: "Web/js/b.js")
        let lines = try text(try build(), "b.js").split(separator: "\n")
        #expect(lines == [#"const a = "// not one"; // stays"#, "const b = `/* ${a} */`;"])
        try workshop.write(Array("const b = `one\n// two`;".utf8), to: "Web/js/b.js")
        #expect(throws: ContentError.self) { try build() }
    }

    @Test("every address carries the hash of its file, and assets.json names them all")
    func names() throws {
        try workshop.write([0, 0x61, 0x73, 0x6D], to: "wird.wasm")
        let map = try build(modules: [workshop.root.appendingPathComponent("wird.wasm")])
        #expect(Set(map.assets.map { $0.name }) == ["app.css", "a.js", "b.js", "star.svg", "face.woff2", "wird.wasm"])
        for asset in map.assets where !asset.name.hasSuffix(".js") {
            let hash = try Workshop.sha256(output.appendingPathComponent(asset.file)).prefix(16)
            #expect(asset.address.contains("-\(hash)."))
        }
        let json = try JSON(reading: workshop.read(output.appendingPathComponent("assets.json")))
        #expect(json["app.css"]?.string == map["app.css"])
        for name in ["app.css", "wird.wasm", "a.js", "star.svg"] {
            let file = try #require(map.assets.first { $0.name == name }).file
            #expect(FileManager.default.fileExists(atPath: output.appendingPathComponent("\(file).gz").path))
        }
    }

    @Test("stylesheets follow the theme in their order, shortened without a change of meaning")
    func css() throws {
        let map = try build()
        let face = try #require(map["face.woff2"])
        let css = try text(map, "app.css")
        #expect(css == #":root{--a:1}@font-face{src: url("\#(face)");content: "/* } ; */  x"}a :hover{color : red}"#)
    }

    @Test("modules keep their imports: they share a folder named by the hash of all")
    func modules() throws {
        let before = try build()
        let folder = try #require(before["a.js"]).dropLast("a.js".count)
        #expect(try #require(before["b.js"]).hasPrefix(folder))
        #expect(try text(before, "a.js") == #"import { b } from "./b.js";"#)
        try workshop.write(Array("export const b = 2;".utf8), to: "Web/js/b.js")
        let after = try build()
        #expect(after["a.js"] != before["a.js"], "a page must not mix modules of two builds")
        #expect(after["star.svg"] == before["star.svg"])
        let folders = try FileManager.default.contentsOfDirectory(atPath: output.path).filter { $0.hasPrefix("js-") }
        #expect(folders.count == 1, "the old folder is gone")
    }

    @Test("the worker's script is its parts and then what joins them")
    func worker() throws {
        _ = try build()
        let script = try workshop.read(output.appendingPathComponent("sw.js"))
        #expect(String(decoding: script, as: UTF8.self) == "class Part {}\nnew Part();")
    }

    @Test("SY-064 a font that the content's list does not name stops the build")
    func strayFont() throws {
        try workshop.write([4], to: "content/fonts/stray.woff2")
        let error = try #require(#expect(throws: ContentError.self) { try build() })
        #expect(error.place == "fonts/stray.woff2")
    }

    @Test("a second build writes the same")
    func deterministic() throws {
        #expect(try build() == build())
    }

    @Test("a stylesheet outside the order, an unknown asset and an unknown module are errors")
    func mistakes() throws {
        try workshop.write(Array("x{}".utf8), to: "Web/css/c.css")
        #expect(throws: ContentError.self) { try build() }
        try FileManager.default.removeItem(at: workshop.root.appendingPathComponent("Web/css/c.css"))
        #expect(throws: ContentError.self) { try build(theme: "a{src:url({{asset:none.woff2}})}") }
        #expect(throws: ContentError.self) { try build(theme: "a{src:url({{asset:none") }
        try workshop.write(Array(#"import "./none.js";"#.utf8), to: "Web/js/a.js")
        #expect(throws: ContentError.self) { try build() }
    }
}
