import ArgumentParser
import Foundation
import Records

/// The answer of the app's search of the Quran, as a terminal shows it.
struct QuranAnswer {
    let query: String
    let json: JSON
    let terminal: Terminal

    init(_ query: String, limit: Int? = nil, _ installation: Installation) throws {
        self.query = query
        terminal = installation.terminal
        let count = limit.map { "&count=\($0)" } ?? ""
        json = try installation.reader().get("/quran/search", query: "q=\(PercentCoding.encode(query))\(count)")
    }

    /// Only the ayat that a reference names.
    var named: [JSON] { (json["ayat"]?.array ?? []).filter { $0["found"]?.string == "place" } }

    var isEmpty: Bool {
        ["places", "surahs", "ayat"].allSatisfy { (json[$0]?.array ?? []).isEmpty }
    }

    /// The failure if nothing was found.
    var failure: Failure { Failure(terminal.word("quran.none", ["query": query]), .refused) }

    var lines: [String] {
        let surahs = (json["surahs"]?.array ?? []).map { surah in
            "\(terminal.digits("\(surah["surah"]?.int ?? 0)")) \(surah["name"]?.string ?? "")\(terminal.parting)\(surah["latinName"]?.string ?? "")"
        }
        return surahs + (json["ayat"]?.array ?? []).flatMap { lines(of: $0) }
    }

    /// The lines of an ayah: its reference, its text, and the translation in which it was found.
    func lines(of ayah: JSON) -> [String] {
        let reference = terminal.digits("\(ayah["surah"]?.int ?? 0):\(ayah["ayah"]?.int ?? 0)")
        var lines = ["\(reference) \(ayah["name"]?.string ?? "")"]
        for key in ["text", "translation"] {
            if let text = ayah[key]?.string, !text.isEmpty { lines.append("  \(text)") }
        }
        return lines
    }
}
