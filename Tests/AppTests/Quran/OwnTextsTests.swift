import Foundation
import Quran
import Records
import Testing

@testable import App

/// Texts of the person's own in the app: where they are chosen, read, searched and named.
struct OwnTextsTests {
    private static let pack = "quran-fa-own-made"

    /// A device with a translation of the person's own, as a host hands it over.
    private func device() throws -> Device {
        let packs: JSON = .object([
            "quran": .object([:]), "quran-en-placeholder": .object([:]),
            Self.pack: .object(["own": true, "translator": "Made <Name>", "language": "fa"]),
        ])
        let sources: JSON = [
            ["name": "Built", "version": "1", "licence": "Free", "attribution": "Somebody"],
            ["name": "Made <Name>", "version": "", "licence": "Own terms", "attribution": "Own author", "own": true],
        ]
        var bundle = Fixtures.setting(["packs"], to: packs, in: try Fixtures.bundle())
        bundle = Fixtures.setting(["sources"], to: sources, in: bundle)
        let device = try Device(bundle: bundle, digests: QuranFixtures.digests)
        device.post("/place", ["city": "108410"])
        device.post("/me/settings", ["language": "en"])
        for surah in 1...114 {
            device.added[ResourceName(pack: Self.pack, section: QuranPack.section(surah: surah))] =
                QuranFixtures.section(surah) { "lafz <\(surah):\($0)>" }
        }
        let lines = QuranFixtures.counts.enumerated().flatMap { surah, count in
            (1...count).map { "lafz \(surah + 1) \($0)" }
        }
        device.added[ResourceName(pack: Self.pack, section: QuranPack.ownIndex)] = SearchIndexWriter.translation(lines)
        return device
    }

    @Test(
        "QI-021 QR-05 a translation of one's own is chosen by its name, stands under each ayah in its own direction, escaped, and is searched"
    )
    func reading() throws {
        let device = try device()
        let settings = device.page("/quran/settings")
        #expect(settings.contains("Made &lt;Name&gt;") && settings.contains("your own file"))
        device.post("/quran/settings", ["translations": Self.pack])
        let page = device.page("/quran/112")
        #expect(page.contains("lafz &lt;112:2&gt;") && page.contains("lang=\"fa\"") && page.contains("dir=\"rtl\""))
        #expect(try device.facts("/quran/settings")["translations"]?.array == [.string(Self.pack)])
    }

    @Test(
        "SY-064 QI-018 the Sources page names what is built, the person's own by itself, and every reciter with source and terms"
    )
    func sources() throws {
        let page = try device().page("/me/sources")
        let own = try #require(page.range(of: "Your own"))
        #expect(page[..<own.lowerBound].contains("Somebody") && !page[..<own.lowerBound].contains("Own author"))
        #expect(page[own.upperBound...].contains("Own terms") && page[own.upperBound...].contains("Own author"))
        let bundle = try AppBundle(Fixtures.bundle())
        for reciter in bundle.reciters.reciters { #expect(page.contains(reciter.latinName), "\(reciter.id)") }
        #expect(page.contains("everyayah.com") && page.contains("names no licence"))
        #expect(try !Device(bundle: Fixtures.bundle()).page("/me/sources").contains("Your own"))
    }

    @Test(
        "QI-022 while a plan's grace lasts, after it has ended and without any answer of the shop, the reader's pages are the same"
    )
    func entitlement() throws {
        let packs: JSON = .object(["quran": .object([:]), "quran-en-placeholder": .object([:])])
        let bundle = Fixtures.setting(["packs"], to: packs, in: try Device.commercialBundle())
        let device = try Device(bundle: bundle, digests: QuranFixtures.digests)
        device.post("/place", ["city": "108410"])
        device.post("/me/settings", ["language": "en"])
        device.post("/quran/settings", ["translations": "quran-en-placeholder"])
        device.startTrial()
        func reader() throws -> [String] {
            try ["/quran/2", "/quran/page/3", "/quran/2/255/tajweed", "/quran/search?q=2:255"].map { path in
                let answer = device.get(path, accept: "application/json")
                #expect(answer.status == 200, "\(path)")
                return try JSON(reading: answer.body).text()
            }
        }
        let before = try reader()
        device.wait(hours: 7 * 24)
        #expect(
            try device.facts("/pro")["standing"]?.string == "grace", "the last known entitlement holds for 24 hours")
        #expect(try reader() == before)
        device.wait(hours: 25)
        #expect(try device.facts("/pro")["standing"]?.string == "lapsed")
        #expect(try reader() == before)
    }
}
