import App
import ArgumentParser
import Quran
import Records
import Storage

/// `wird quran tajweed`: the rules in an ayah, a surah or the whole Quran, with their positions.
struct QuranTajweed: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tajweed", abstract: "Rules of tajweed with their places, as offsets in Unicode scalars.")

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp("A surah or an ayah; all of the Quran without one.", valueName: "S[:A]"))
    var reference: String?

    @Flag(help: "Go on reading over signs of pause inside an ayah.")
    var joined = false

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let library = installation.library()
        let (surahs, ayah) = try asked(terminal)
        var entries: [JSON] = []
        for surah in surahs {
            let text = try self.text(surah, library, terminal)
            if let ayah, text[ayah] == nil { throw unknown(terminal) }
            entries += TajweedDocument.entries(
                text, ayat: ayah.map { $0...$0 }, pauses: joined ? .joined : .apart)
        }
        terminal.show(entries.flatMap { lines($0) }, json: ["ayat": .array(entries)])
    }

    /// A surah's text with every byte checked: in a damaged text, rules would be reported for letters that aren't the
    /// Quran's.
    private func text(_ surah: Int, _ library: PackLibrary, _ terminal: Terminal) throws -> SurahText {
        guard library.path(of: QuranPack.text) != nil else { throw Failure(terminal.word("noContent")) }
        let name = ResourceName(pack: QuranPack.text, section: QuranPack.section(.tanzil, surah: surah))
        do throws(TextRefusal) {
            return try VerifiedText(.tanzil, surah: surah, section: library.section(name)).text
        } catch { throw Failure(terminal.word("textRefused", ["part": error.part])) }
    }

    /// The requested surahs, and the ayah if only one is requested.
    private func asked(_ terminal: Terminal) throws -> (ClosedRange<Int>, Int?) {
        guard let reference else { return (1...114, nil) }
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, let surah = Int(parts[0]), (1...114).contains(surah) else { throw unknown(terminal) }
        guard parts.count == 2 else { return (surah...surah, nil) }
        guard let ayah = Int(parts[1]) else { throw unknown(terminal) }
        return (surah...surah, ayah)
    }

    private func unknown(_ terminal: Terminal) -> Failure {
        Failure(terminal.word("quran.noAyah", ["value": reference ?? ""]), .usage)
    }

    private func lines(_ entry: JSON) -> [String] {
        let ayah = "\(entry["surah"]?.int ?? 0):\(entry["ayah"]?.int ?? 0)"
        return (entry["spans"]?.array ?? []).map { span in
            "\(ayah) \(span["start"]?.int ?? 0)–\(span["end"]?.int ?? 0) \(span["rule"]?.string ?? "")"
        }
    }
}
