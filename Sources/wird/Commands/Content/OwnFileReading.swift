import App
import ContentBuilder
import Foundation
import Quran
import Records
import Storage

/// Reads a person's own file and the installed content to check it against; errors are in the person's language.
struct OwnFileReading {
    let path: String
    let terminal: Terminal
    let shelf: OwnShelf
    private let library: PackLibrary

    init(_ path: String, _ installation: Installation) {
        self.path = path
        terminal = installation.terminal
        shelf = OwnShelf(installation.data.ownContent)
        library = installation.library()
    }

    var fileName: String { URL(fileURLWithPath: path).lastPathComponent }

    /// The file's ayat.
    func read() throws -> OwnFile {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(terminal.text("missing", ["path": path]), .usage)
        }
        // The number of ayat in each surah comes from the built content.
        guard let index = installed(QuranPack.indexSection).flatMap({ QuranIndex(section: $0) }) else {
            throw failure("noIndex", code: .failed)
        }
        do throws(OwnFileFault) {
            return try OwnFile([UInt8](data), counts: index.surahs.map { $0.ayahCount })
        } catch {
            throw failure(error.name, error.values, line: error.line)
        }
    }

    /// A section of the installed text's pack, verified.
    func installed(_ section: String) -> [UInt8]? {
        library.section(ResourceName(pack: QuranPack.text, section: section))
    }

    /// A surah's published ayat, for recognising the text.
    func published(_ surah: Int) -> [String]? {
        let bytes = installed(QuranPack.section(.tanzil, surah: surah))
        return (try? VerifiedText(.tanzil, surah: surah, section: bytes))?.text.ayat
    }

    /// A failure such as `FILE, line 12: what is wrong and what to do`.
    func failure(
        _ name: String, _ values: [String: String] = [:], line: Int? = nil, code: Failure.Code = .usage
    ) -> Failure {
        let reason = terminal.word("own.\(name)", values.mapValues { terminal.digits($0) })
        guard let line else { return Failure(terminal.word("own.inFile", ["file": fileName, "reason": reason]), code) }
        let values = ["file": fileName, "line": terminal.digits("\(line)"), "reason": reason]
        return Failure(terminal.word("own.atLine", values), code)
    }

    /// Runs work that writes to the person's folder, and translates its errors.
    func storing<Answer>(_ work: () throws(ContentError) -> Answer) throws -> Answer {
        do throws(ContentError) { return try work() } catch {
            throw Failure(terminal.text("unwritable", ["path": error.place, "reason": error.what]))
        }
    }
}
