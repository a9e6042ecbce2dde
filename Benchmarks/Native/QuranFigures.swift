import Foundation
import Quran
import Records

/// How quickly the Quran is searched, over the packs of `WIRD_CONTENT`. The bar of the design is 5 ms for any question.
func quran() throws {
    guard let folder = ProcessInfo.processInfo.environment["WIRD_CONTENT"], !folder.isEmpty,
        try Checkout.json(folder + "/packs.json")[QuranPack.search] != nil
    else {
        FileHandle.standardError.write(
            Data("Quran search is left out: WIRD_CONTENT has no \(QuranPack.search).\n".utf8))
        return
    }
    let packs = try Checkout.json(folder + "/packs.json")
    func reader(_ pack: String) throws -> PackReader {
        guard let file = packs[pack]?["file"]?.string else { throw Failure("\(folder) has no \(pack)") }
        return try PackReader(Checkout.bytes("\(folder)/packs/\(file)"))
    }
    let pack = try reader(QuranPack.search)
    guard let index = QuranIndex(section: try reader(QuranPack.text).section(QuranPack.indexSection)),
        let arabic = SearchIndex(try pack.section("ar")), let sound = SoundIndex(try pack.section("sound"))
    else { throw Failure("the Quran's indexes can't be read") }
    var translations: [(name: String, index: SearchIndex)] = []
    for section in pack.directory.sections where section.name != "ar" && section.name != "sound" {
        if let index = SearchIndex(try pack.section(section.name)) { translations.append((section.name, index)) }
    }
    let config = try QuranSearchConfig(json: Checkout.json("Config/QuranSearchConfig.json"))
    Measurement { keep(QuranSearch(index, config, arabic: arabic, sound: sound, translations: [])) }
        .report("Quran search, made ready", bar: 5_000)
    let search = QuranSearch(index, config, arabic: arabic, sound: sound, translations: translations)
    for (name, question) in [
        ("a reference", "البقرة ٢٥٥"), ("Arabic word", "الصبر"), ("Arabic phrase", "آمنوا بالله ورسوله"),
        ("two letters", "ال"), ("misspelt", "السراط المستقيم"), ("translations", "lord of the heavens and the earth"),
        ("by sound", "alhamdulillahi rabbil alamin"), ("nothing", "zzzzqqqq xxxx"),
    ] {
        Measurement { keep(search.answer(question)) }.report("Quran search, \(name)", bar: 5_000)
    }
    try suite(search)
    try pages()
    try packSizes(folder, packs)
}

/// The questions that the tests hold, each asked a few times: the middle one, and the one that 99 of 100 are quicker than.
private func suite(_ search: QuranSearch) throws {
    let folder = "Tests/QuranTests/Search/Queries"
    var times: [(microseconds: Double, question: String)] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where file.hasSuffix(".json") {
        for entry in try Checkout.json("\(folder)/\(file)").array ?? [] {
            guard let question = entry["query"]?.string else { continue }
            let runs = (0..<5).map { _ in Measurement.once { keep(search.answer(question)) } }.sorted()
            times.append((runs[2], question))
        }
    }
    guard !times.isEmpty else { throw Failure("\(folder) has no questions") }
    times.sort { $0.microseconds < $1.microseconds }
    for (name, place) in [("p50", times.count / 2), ("p99", min(times.count - 1, times.count * 99 / 100))] {
        Measurement.report(
            "Quran search, the suite's \(times.count) questions, \(name)", microseconds: times[place].microseconds,
            bar: 5_000,
            note: "slowest: \(times[times.count - 1].question)")
    }
}

/// The longest surah as the reader shows it, a translation and tajweed on: its first part, and all of its 286 ayat.
private func pages() throws {
    var host = try Host(content: Content())
    try host.settle()
    try host.post("/me/settings", "language=en")
    try host.post("/quran/settings", "translations=quran-en-pickthall&tajweed=on")
    func open(_ ayah: Int) throws { keep(try host.get(ayah == 1 ? "/quran/2" : "/quran/2/\(ayah)")) }
    let page = String(decoding: try host.get("/quran/2").body, as: UTF8.self)
    guard page.contains("class=\"meaning\""), page.contains("tajweed-") else {
        throw Failure("/quran/2 lacks its meanings or colours")
    }
    try Measurement { try open(1) }.report("Reader, surah 2, its first part with translation and tajweed", bar: 2_000)
    let part = Int(try Checkout.json("Config/QuranConfig.json")["reader"]?["part"]?.int ?? 50)
    try Measurement { for first in stride(from: 1, through: 286, by: part) { try open(first) } }
        .report("Reader, all 286 ayat of surah 2 with translation and tajweed")
    try Measurement { keep(try host.get("/quran/page/3")) }.report("Mushaf, a page with tajweed", bar: 2_000)
}

/// How large the Quran's packs are as they travel.
private func packSizes(_ folder: String, _ packs: JSON) throws {
    for member in packs.object?.members ?? [] where member.name.hasPrefix(QuranPack.text) {
        guard let file = member.value["file"]?.string else { continue }
        let path = "\(folder)/packs/\(file)"
        let whole = try Checkout.bytes(path).count
        let travelling = (try? Checkout.bytes(path + ".br").count) ?? whole
        Measurement.report(
            "Pack \(member.name), as it travels", amount: Double(travelling) / 1_000, unit: "KB",
            note: "\(whole / 1_000) KB on disk")
    }
}
