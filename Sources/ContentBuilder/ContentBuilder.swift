import Foundation
import Quran
import Records

/// Builds the content that the product includes but the repository doesn't: cities, time zones, web fonts and the
/// Quran.
///
/// This is the only part of Wird that fetches anything for a build. It takes pinned packages, checks every hash,
/// imports their files and writes packs. It may be interrupted at any time and run again, and only repeats what has
/// changed.
public struct ContentBuilder: Sendable {
    let checkout: URL
    let folder: ContentFolder
    private let zoneinfo: URL
    private let python: String
    private let source: any PackageSource
    let tell: @Sendable (String) -> Void

    /// - Parameters:
    ///   - checkout: The folder with `Config` and `Scripts`.
    /// - content: The folder to build the content in, by default `.content` in the checkout.
    ///   - zoneinfo: The system's compiled time zones, with `tzdata.zi`.
    ///   - python: The interpreter's name or path.
    /// - source: The source of packages, by default this machine's pip.
    /// - progress: Called with a line for each completed step.
    public init(
        checkout: URL, content: URL? = nil, zoneinfo: URL = URL(fileURLWithPath: "/usr/share/zoneinfo"),
        python: String = "python3", source: (any PackageSource)? = nil,
        progress: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.checkout = checkout
        folder = ContentFolder(content ?? checkout.appendingPathComponent(".content"))
        self.zoneinfo = zoneinfo
        self.python = python
        self.source = source ?? PipSource(python: python)
        tell = progress
    }

    /// Builds what is missing or has changed.
    ///
    /// - Parameters:
    /// - adding: Names of what to build from now on besides the standard content: texts (`fr-hamidullah`), `recitation`.
    /// - removing: Names of what to build no longer.
    /// - Throws: ``ContentError`` with what is wrong, where, and what to do.
    @discardableResult
    public func build(with adding: [String] = [], without removing: [String] = []) throws(ContentError) -> Catalogue {
        let bench = try Workbench(
            checkout: checkout, folder: folder, zoneinfo: zoneinfo, python: python, source: source, tell: tell)
        try Files.makeFolder(folder.url)
        var book = StepBook(folder)
        var entries: [ContentEntry] = []
        var chosen = ChosenTexts(folder)
        try chosen.change(
            adding: adding, removing: removing,
            known: (bench.config.quran?.texts ?? []).map { $0.pack }
                + (bench.config.recitation == nil ? [] : [RecitationSource.name]))
        tellTerms(of: chosen.names, bench.config)
        for step in steps(bench.config, chosen.names) {
            let inputs = SHA256.hex(Array(try step.inputs(bench).joined(separator: "\n").utf8))
            if let made = try book.entries(of: step.name, inputs: inputs, in: folder) {
                tell("\(step.name): unchanged")
                entries += made
                continue
            }
            let made = try step.run(bench)
            try book.note(step.name, StepBook.Page(inputs: inputs, entries: made))
            for entry in made { tell("\(entry.file): \(entry.size) bytes") }
            entries += made
        }
        entries += try makeSearch(of: entries, bench, &book)
        let catalogue = Catalogue(entries)
        try removeStaleFiles(keeping: catalogue)
        try compressPacks(catalogue, bench)
        try catalogue.audit(folder)
        try catalogue.write(to: folder)
        tell("Content is ready in \(folder.url.path)")
        return catalogue
    }

    /// Reads everything that was built and checks every hash: that of each file, and that of each section of each pack.
    ///
    /// - Throws: ``ContentError`` for the first thing that is wrong.
    @discardableResult
    public func verify() throws(ContentError) -> Catalogue {
        try Self.verify(folder, progress: tell)
    }

    /// Verifies a content folder without the checkout from which it was built.
    @discardableResult
    public static func verify(
        _ folder: ContentFolder, progress: (String) -> Void = { _ in }
    ) throws(ContentError) -> Catalogue {
        let catalogue = try Catalogue(reading: folder)
        for entry in catalogue.entries {
            let file = folder.file(entry.file)
            guard try Files.sha256(file) == entry.sha256 else {
                throw ContentError(
                    "the file is damaged (its SHA-256 differs)", in: file.path,
                    remedy: "Run `wird content build`: it makes the file again")
            }
            if entry.kind == .pack {
                let reader = try Packs.open(file)
                for section in reader.directory.sections {
                    do { _ = try reader.section(section.name) } catch {
                        throw ContentError(
                            "the section \(section.name) is damaged", in: file.path,
                            remedy: "Delete the pack and run `wird content build`")
                    }
                }
            }
            progress("\(entry.file): in order")
        }
        try catalogue.audit(folder)
        return catalogue
    }

    /// The configuration of the checkout.
    func config() throws(ContentError) -> ContentConfig {
        try Workbench.config(checkout.appendingPathComponent("Config/ContentConfig.json"))
    }

    private func steps(_ config: ContentConfig, _ chosen: Set<String>) -> [any ContentStep] {
        var steps: [any ContentStep] = []
        if let zones = config.zones { steps.append(ZoneStep(source: zones)) }
        if let cities = config.cities { steps.append(CityStep(source: cities)) }
        if let passwords = config.passwords { steps.append(PasswordStep(source: passwords)) }
        if let quran = config.quran {
            steps.append(QuranStep(source: quran))
            for text in quran.texts where text.isDefault || chosen.contains(text.pack) {
                steps.append(TextPackStep(source: text, quran: quran))
            }
        }
        if let recitation = config.recitation, chosen.contains(RecitationSource.name) {
            steps.append(RecitationStep(source: recitation))
        }
        for face in config.faces { steps.append(FaceStep(source: face)) }
        if !config.fonts.isEmpty { steps.append(FontStep()) }
        return steps
    }

    /// Compresses the packs for transfer: the worker fetches each once.
    private func compressPacks(_ catalogue: Catalogue, _ bench: Workbench) throws(ContentError) {
        let packs = catalogue.entries.filter { $0.kind == .pack }.map { folder.file($0.file) }
        let library = bench.config.tools.isEmpty ? nil : try bench.toolbox.library(tell: tell)
        try Compressor(python: bench.store.python, checkout: checkout, library: library).compress(packs)
    }

    /// Removes packs of earlier versions, and what an interrupted build left behind.
    private func removeStaleFiles(keeping catalogue: Catalogue) throws(ContentError) {
        let kept = Set(catalogue.entries.flatMap { [$0.file, "\($0.file).gz", "\($0.file).br"] })
        for name in ["packs", "fonts", "lists"] {
            for file in try Files.list(folder.file(name)) where !kept.contains("\(name)/\(file.lastPathComponent)") {
                Files.remove(file)
            }
        }
        for name in ["recitation/lib", "recitation"] {
            for file in try Files.list(folder.file(name)) where !kept.contains("\(name)/\(file.lastPathComponent)") {
                // The folder of the libraries goes when it is empty.
                if file.lastPathComponent == "lib", try !Files.list(file).isEmpty { continue }
                Files.remove(file)
            }
        }
        for parent in [folder.url, folder.downloads, folder.tools] {
            for file in try Files.list(parent) where file.lastPathComponent.hasPrefix(".partial-") {
                Files.remove(file)
            }
        }
    }
}
