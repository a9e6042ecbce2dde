import Foundation
import Records

/// The web fonts: WOFF2 subsets of the pinned fonts, made by the pinned fontTools.
struct FontStep: ContentStep {
    let name = "fonts"
    private static let script = "Scripts/content/fonts.py"

    func inputs(_ bench: Workbench) throws(ContentError) -> [String] {
        var inputs = [try bench.hash(Self.script)]
        for tool in bench.config.tools { inputs.append("\(tool.name) \(tool.version)") }
        for font in bench.config.fonts {
            let pin = try bench.pin(font.package)
            inputs.append(font.json(source: pin.file(font.file)?.sha256 ?? "", output: font.name).text())
            inputs += [pin.version, pin.file(font.licenceFile)?.sha256 ?? "", font.title, font.licence]
            inputs.append(font.attribution)
        }
        return inputs
    }

    func run(_ bench: Workbench) throws(ContentError) -> [ContentEntry] {
        let library = try bench.toolbox.library(tell: bench.tell)
        return try Files.withTemporaryFolder(in: bench.folder.url) { (partial) throws(ContentError) in
            var jobs: [JSON] = []
            var licences: [String: String] = [:]
            for font in bench.config.fonts {
                let pin = try bench.pin(font.package)
                let files = try bench.store.files([font.file, font.licenceFile], of: pin, tell: bench.tell)
                licences[font.name] = try bench.keepLicence(files[1], of: font.package)
                let source = partial.appendingPathComponent("\(font.name).ttf")
                try Files.write(files[0], to: source)
                let output = partial.appendingPathComponent("\(font.name).woff2")
                jobs.append(font.json(source: source.path, output: output.path))
            }
            bench.tell("Making \(jobs.count) web fonts")
            let list = partial.appendingPathComponent("jobs.json")
            try Files.write(JSON.array(jobs).bytes(), to: list)
            let script = bench.checkout.appendingPathComponent(Self.script).path
            let result = try bench.store.python.run([script, list.path], library: library)
            guard result.status == 0 else {
                throw ContentError(
                    "the fonts can't be made (\(result.lastLine))", in: Self.script,
                    remedy: "Delete \(bench.folder.tools.path) and run the command again")
            }
            return try bench.config.fonts.map { (font) throws(ContentError) in
                try keep(font, from: partial, licenceFile: licences[font.name], bench)
            }
        }
    }

    private func keep(
        _ font: FontJob, from partial: URL, licenceFile: String?, _ bench: Workbench
    ) throws(ContentError) -> ContentEntry {
        let file = partial.appendingPathComponent("\(font.name).woff2")
        let bytes = try Files.read(file)
        let path = "fonts/\(font.name).woff2"
        try Files.move(file, to: bench.folder.file(path))
        return ContentEntry(
            name: font.name, kind: .font, title: font.title, file: path, version: try bench.pin(font.package).version,
            source: "\(font.package), Python Package Index", licence: font.licence, attribution: font.attribution,
            licenceFile: licenceFile, sha256: SHA256.hex(bytes), size: bytes.count)
    }
}
