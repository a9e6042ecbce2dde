import Foundation
import Quran
import Records

/// The rules of tajweed over the real text; left out where `WIRD_CONTENT` names no folder with the Quran's pack.
func tajweed() throws {
    guard let folder = ProcessInfo.processInfo.environment["WIRD_CONTENT"], !folder.isEmpty,
        let file = try Checkout.json(folder + "/packs.json")[QuranPack.text]?["file"]?.string
    else {
        FileHandle.standardError.write(Data("Tajweed is left out: WIRD_CONTENT names no pack of the Quran.\n".utf8))
        return
    }
    let pack = try PackReader(Checkout.bytes("\(folder)/packs/\(file)"))
    var surahs: [SurahText] = []
    for surah in 1...114 {
        surahs.append(
            SurahText(surah: surah, section: try pack.section(QuranPack.section(.tanzil, surah: surah))))
    }
    func annotate(_ text: SurahText) {
        for (index, line) in text.ayat.enumerated() {
            keep(Tajweed.spans(of: line, at: AyahReference(surah: text.surah, ayah: index + 1)))
        }
    }
    Measurement { for text in surahs { annotate(text) } }.report("Tajweed of the whole Quran", bar: 1_000_000)
    Measurement { annotate(surahs[1]) }.report("Tajweed of 286 ayat (surah 2)", bar: 8_000)
    let config = try TajweedConfig(json: Checkout.json("Config/TajweedConfig.json"))
    Measurement {
        for line in surahs[1].ayat {
            TajweedRuns.cut(line, by: Tajweed.spans(of: line), as: config) { text, category in keep((text, category)) }
        }
    }.report("286 ayat cut into coloured pieces", bar: 16_000)
}
