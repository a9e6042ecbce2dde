import Foundation
import Quran
import Records

@testable import App

/// The Quran's packs as they were really built, where `WIRD_CONTENT` names the folder.
enum BuiltQuran {
    private struct NeedsData: Error {}

    /// The packs by their names; `nil` where there is none of the text.
    static let packs: [String: PackReader]? = ProcessInfo.processInfo.environment["WIRD_CONTENT"].flatMap {
        try? read($0)
    }

    private static func read(_ folder: String) throws -> [String: PackReader] {
        let files = try JSON(reading: bytes(folder + "/packs.json"))
        var packs: [String: PackReader] = [:]
        for name in [QuranPack.text, QuranPack.words, "quran-en-pickthall"] {
            guard let file = files[name]?["file"]?.string else { continue }
            packs[name] = try PackReader(bytes("\(folder)/packs/\(file)"))
        }
        guard packs[QuranPack.text] != nil else { throw NeedsData() }
        return packs
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    static func section(_ name: ResourceName) -> [UInt8]? { try? packs?[name.pack]?.section(name.section) }

    /// A surah's verified text.
    static func text(_ edition: Edition, _ surah: Int) throws -> SurahText {
        let name = ResourceName(pack: QuranPack.text, section: QuranPack.section(edition, surah: surah))
        return try VerifiedText(edition, surah: surah, section: section(name)).text
    }

    /// A device with the real text and its hashes.
    static func device(language: String = "en") throws -> Device {
        let device = try Device(
            bundle: Fixtures.setting(["packs"], to: .object(["quran": .object([:])]), in: Fixtures.bundle()))
        device.elsewhere = section
        device.post("/place", ["city": "108410"])
        device.post("/me/settings", ["language": language])
        return device
    }

    /// What stands in a page between a tag and its end, without the tags inside.
    static func texts(_ page: String, between open: String, and close: String) -> [String] {
        var texts: [String] = []
        for part in page.components(separatedBy: open).dropFirst() {
            guard let end = part.range(of: close) else { continue }
            texts.append(String(part[..<end.lowerBound]).replacing(#/<[^>]*>/#, with: ""))
        }
        return texts
    }
}
