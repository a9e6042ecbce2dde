import Records
import Testing

@testable import App

/// The manifest of a folder of recordings (K67).
struct AdhanCatalogueTests {
    private static func recording(_ changes: [String: JSON] = [:]) -> JSON {
        var object: JSONObject = [
            "id": "fajr-1", "file": "Fajr_1.mp3", "title": "Fajr", "reciter": "A friend", "licence": "CC0",
        ]
        for (name, value) in changes { object[name] = value }
        return .object(object)
    }

    private static func manifest(_ recordings: JSON...) -> JSON { .object(["recordings": .array(recordings)]) }

    @Test("MZ-102 K67 a manifest's recordings are listed with their titles, reciters, licences and addresses")
    func read() throws {
        let other = Self.recording(["id": "isha", "file": "isha.ogg"])
        let catalogue = try AdhanCatalogue(json: Self.manifest(Self.recording(), other))
        #expect(catalogue.recordings.map { $0.address } == ["/adhan/Fajr_1.mp3", "/adhan/isha.ogg"])
        let first = catalogue.json["recordings"]?.array?.first
        #expect(first?["licence"]?.string == "CC0" && first?["reciter"]?.string == "A friend")
        #expect(catalogue.keeping { $0.id == "isha" }.recordings.map { $0.id } == ["isha"])
        #expect(AdhanCatalogue().json == .object(["recordings": .array([])]))
    }

    @Test(
        "K67 SY-020 a manifest that lies, hides or leaves its folder is refused by its key",
        arguments: [
            (["file": "../wird.sqlite"], "recordings[0].file"), (["file": "a/b.mp3"], "recordings[0].file"),
            (["file": ".hidden.mp3"], "recordings[0].file"), (["file": "x.html"], "recordings[0].file"),
            (["file": "x.mp3\u{0}"], "recordings[0].file"), (["file": "manifest.json"], "recordings[0].file"),
            (["file": "mp3"], "recordings[0].file"), (["id": "own"], "recordings[0].id"),
            (["id": "A"], "recordings[0].id"), (["id": .int(3)], "recordings[0].id"),
            (["licence": ""], "recordings[0].licence"), (["title": .null], "recordings[0].title"),
        ] as [([String: JSON], String)])
    func refused(changes: [String: JSON], key: String) throws {
        do throws(ConfigError) {
            _ = try AdhanCatalogue(json: Self.manifest(Self.recording(changes)))
            Issue.record("it was taken")
        } catch { #expect(error.key == key) }
    }

    @Test("K67 two recordings of one name or file are refused")
    func twice() throws {
        for changes in [["file": "b.mp3"], ["id": "b"]] as [[String: JSON]] {
            #expect(throws: ConfigError.self) {
                try AdhanCatalogue(json: Self.manifest(Self.recording(), Self.recording(changes)))
            }
        }
    }
}
