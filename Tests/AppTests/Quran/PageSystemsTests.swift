import Quran
import Records
import Testing

@testable import App

/// The index as it was built beside tables that others published.
@Suite(.enabled(if: BuiltQuran.packs != nil, "WIRD_CONTENT names no folder with the Quran's pack"))
struct PageSystemsTests {
    private static func index() throws -> QuranIndex {
        try #require(BuiltQuran.section(QuranContent.indexName).flatMap { QuranIndex(section: $0) })
    }

    /// The 25 pages that begin elsewhere in Tanzil's metadata than in the King Fahd Complex's present edition, and where.
    private static let elsewhere: [Int: String] = [
        121: "5:77", 122: "5:83", 123: "5:90", 145: "6:132", 532: "55:17", 533: "55:41", 534: "55:68", 565: "68:16",
        568: "69:35", 570: "70:40", 576: "74:18", 584: "79:16", 586: "81:1", 588: "83:7", 589: "83:35", 590: "85:1",
        592: "87:16", 593: "89:1", 594: "89:24", 595: "91:1", 596: "92:15", 597: "95:1", 598: "97:1", 599: "98:8",
        600: "100:10",
    ]

    @Test(
        "K66 QI-044 all 604 pages begin where Tanzil's metadata has them, but for the 25 that are listed, which move 56 ayat"
    )
    func pages() throws {
        let index = try Self.index()
        let own = index.pages.map(\.text)
        var other = own
        for (page, ayah) in Self.elsewhere {
            #expect(own[page - 1] != ayah, "page \(page)")
            other[page - 1] = ayah
        }
        // SHA-256 of the 604 references in Tanzil's metadata, a line each.
        let published = "ca70be7567273243949a8bc56971a2c007960819f78282229a26da8f8249e2f7"
        #expect(SHA256.hex(Array(other.joined(separator: "\n").utf8)) == published)
        var moved = 0
        for position in 0..<6_236 {
            let ayah = try #require(index.ayah(at: position))
            let there = other.lastIndex { AyahReference(text: $0).map { $0 <= ayah } ?? false }
            if there.map({ $0 + 1 }) != index.page(of: ayah) { moved += 1 }
        }
        #expect(moved == 56)
    }

    @Test("K66 QI-044 the 30 juz begin where the King Fahd Complex has them, but for two that it takes from its pages")
    func juz() throws {
        let complex = """
            1:1 2:142 2:253 3:92 4:24 4:148 5:82 6:111 7:88 8:41 9:94 11:6 12:53 15:1 17:1 18:75 21:1 23:1 25:21 27:56 29:46 33:31
            36:28 39:32 41:47 46:1 51:31 58:1 67:1 78:1
            """
        let own = try Self.index().juz.map(\.text)
        let others = complex.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(others.count == 30)
        let differing = zip(own, others).filter { $0 != $1 }
        #expect(differing.map(\.0) == ["3:93", "9:93"] && differing.map(\.1) == ["3:92", "9:94"])
    }

    @Test("QI-044 every ayah has its surah, juz, hizb and page, none before the one that begins it")
    func indices() throws {
        let index = try Self.index()
        for position in 0..<6_236 {
            let ayah = try #require(index.ayah(at: position))
            #expect(index.juz[index.juz(of: ayah) - 1] <= ayah && index.pages[index.page(of: ayah) - 1] <= ayah)
            let hizb = try #require(index.start(ofHizb: index.hizb(of: ayah)))
            #expect(hizb <= ayah)
        }
        for hizb in 1...60 where !hizb.isMultiple(of: 2) {
            #expect(index.start(ofHizb: hizb) == index.juz[hizb / 2], "a juz begins with its first hizb")
        }
    }
}
