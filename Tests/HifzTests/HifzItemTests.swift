import Hifz
import Testing

@Suite("Passages and junctions")
struct HifzItemTests {
    @Test("an item is read from its id and no other text")
    func ids() {
        let items: [(String, HifzItem)] = [
            ("page:582", .page(582)), ("half:1:2", .halfPage(1, .lower)), ("ayat:2:255", .ayat(surah: 2, 255...255)),
            ("ayat:78:1-16", .ayat(surah: 78, 1...16)), ("after:114:6", .junction(surah: 114, ayah: 6)),
        ]
        for (id, item) in items { #expect(HifzItem(id: id) == item && item.id == id) }
        for id in [
            "", "page", "page:", "page:0", "page:605", "page:07", "page:1:1", "half:1", "half:1:3", "half:1:0",
            "ayat:78",
            "ayat:115:1", "ayat:1:0", "ayat:1:5-3", "ayat:1:3-3", "ayat:1:1-2-3", "ayat:2:287", "after:1:-1",
            "after:1:١",
            "after:1", "juz:1", "page:99999999999999999999", "page: 1",
        ] { #expect(HifzItem(id: id) == nil, "\(id)") }
        #expect(items.map(\.1.isJunction) == [false, false, false, false, true])
    }
}
