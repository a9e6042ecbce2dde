import App
import Foundation
import Quran
import Recitation
import Storage

/// What recitation commands read: an ayah's words, verified, and recordings.
struct ReciteSource {
    let installation: Installation

    private var terminal: Terminal { installation.terminal }

    /// The words of an ayah as the text has them.
    func words(of ref: String) throws -> [String] {
        let unknown = Failure(terminal.word("quran.noAyah", ["value": ref]), .usage)
        guard let reference = AyahReference(text: ref), (1...114).contains(reference.surah) else { throw unknown }
        let library = installation.library()
        guard library.path(of: QuranPack.text) != nil else { throw Failure(terminal.word("noContent")) }
        let section = QuranPack.section(.tanzil, surah: reference.surah)
        let text: SurahText
        do throws(TextRefusal) {
            let bytes = library.section(ResourceName(pack: QuranPack.text, section: section))
            text = try VerifiedText(.tanzil, surah: reference.surah, section: bytes).text
        } catch { throw Failure(terminal.word("textRefused", ["part": error.part])) }
        guard let ayah = text.ayah(reference.ayah) else { throw unknown }
        return Passage([(reference, ayah)]).words.map { $0.text }
    }

    /// The words of a file, one a line.
    func words(inFile file: String) throws -> [String] {
        let bytes =
            file == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
        guard let bytes else { throw Failure(terminal.text("missing", ["path": file]), .usage) }
        let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).map { String($0) }
        guard !words.isEmpty, words.count <= 1_000 else { throw Failure(terminal.word("recite.noWords"), .usage) }
        return words
    }

    /// A recording as recognisers take it.
    func sound(_ file: String) throws -> [Float] {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(terminal.text("missing", ["path": file]), .usage)
        }
        let name = URL(fileURLWithPath: file).lastPathComponent
        let wave: WaveFile
        do throws(WaveFile.Fault) { wave = try WaveFile([UInt8](data)) } catch {
            throw Failure(terminal.word("recite.sound.\(error.rawValue)", ["file": name]), .usage)
        }
        guard let sound = wave.sound() else {
            throw Failure(terminal.word("recite.rate", ["file": name, "rate": "\(wave.rate)"]), .usage)
        }
        return sound
    }
}
