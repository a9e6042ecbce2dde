import Foundation
import Quran
import Records
import Testing

/// The reciters as they are shipped, and the shapes of their sources' addresses.
struct RecitersConfigTests {
    static func shipped() throws -> JSON {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try JSON(reading: Array(Data(contentsOf: root.appending(path: "Config/RecitersConfig.json"))))
    }

    @Test(
        "AP-04 QI-019 the two that are free stand first, there are ten and more, and each says its source and timings")
    func reciters() throws {
        let config = try RecitersConfig(json: Self.shipped())
        #expect(config.reciters.prefix(2).map(\.id) == ["alafasy", "abdul-basit"])
        #expect(config.reciters.filter { $0.tier == .free }.count == 2)
        #expect(config.reciters.filter(\.hasTimings).count >= 10)
        for reciter in config.reciters {
            #expect(!reciter.source.isEmpty && !reciter.licence.isEmpty && !reciter.templates.isEmpty)
            #expect(reciter.templates.allSatisfy { $0.text.hasPrefix("https://") })
        }
        #expect(config.reciter("husary")?.tier == .premium && config.reciter("nobody") == nil)
    }

    @Test("QI-019 whether there are timings for a reciter is said of each, true or false, and nothing else will do")
    func timings() throws {
        var object = try #require(try Self.shipped().object)
        var reciters = try #require(object["reciters"]?.array)
        for value in [JSON.bool(false), .bool(true), .string("true"), .null] {
            var first = try #require(reciters[0].object)
            first["timings"] = value
            reciters[0] = .object(first)
            object["reciters"] = .array(reciters)
            if let flag = value.bool {
                #expect(try RecitersConfig(json: .object(object)).reciters[0].hasTimings == flag)
            } else {
                #expect(throws: ConfigError.self) { _ = try RecitersConfig(json: .object(object)) }
            }
        }
    }

    @Test(
        "QI-018 a reciter without a source or without the leave by which it is given makes the configuration unusable",
        arguments: ["source", "licence"])
    func withoutLicence(_ key: String) throws {
        var object = try #require(try Self.shipped().object)
        var reciters = try #require(object["reciters"]?.array)
        for value in [JSON.string(""), JSON.null] {
            var first = try #require(reciters[0].object)
            first[key] = value
            reciters[0] = .object(first)
            object["reciters"] = .array(reciters)
            #expect(throws: ConfigError.self) { _ = try RecitersConfig(json: .object(object)) }
        }
    }

    @Test("AP-05 the speeds are exactly 0.5, 0.75, 1, 1.25 and 1.5")
    func speeds() throws {
        #expect(try RecitersConfig(json: Self.shipped()).speeds == [50, 75, 100, 125, 150])
    }

    @Test("AP-04 EveryAyah's and the Quran Foundation's addresses are made of the place")
    func addresses() throws {
        let config = try RecitersConfig(json: Self.shipped())
        let ayah = AudioFile.ayah(AyahReference(surah: 2, ayah: 255))
        #expect(
            config.reciter("alafasy")?.addresses(of: ayah) == [
                "https://everyayah.com/data/Alafasy_128kbps/002255.mp3",
                "https://verses.quran.com/Alafasy/mp3/002255.mp3",
            ])
        #expect(config.reciter("alafasy")?.addresses(of: .surah(2)) == [])
        let surahs = try #require(AudioTemplate("https://audio.example/murattal/{S}.mp3"))
        #expect(!surahs.isByAyah && surahs.address(of: .surah(2)) == "https://audio.example/murattal/2.mp3")
        #expect(surahs.address(of: ayah) == nil)
        for text in [
            "", "http://everyayah.com/{SSS}{AAA}.mp3", "https://a.example/{SSS}{X}.mp3", "https://a.example/x.mp3",
            "https://a.example/{AAA}.mp3", "https://a.example/{SSS", "https://a.example/ {SSS}.mp3", "file:///{SSS}",
            "https://a.example/{S{SS}}",
        ] { #expect(AudioTemplate(text) == nil, "\(text)") }
    }

    @Test("AP-04 a file's name is a place, and every other name is none")
    func names() {
        for surah in 1...114 {
            #expect(AudioFile(name: AudioFile.surah(surah).name) == .surah(surah))
            let ayah = AudioFile.ayah(AyahReference(surah: surah, ayah: surah * 2))
            #expect(AudioFile(name: ayah.name) == ayah)
        }
        for name in ["", "1", "000", "115", "001000", "001287", "00100", "0010011", "..1001", "٠٠١"] {
            #expect(AudioFile(name: name) == nil, "\(name)")
        }
    }

    @Test("AP-04 a configuration with a fault is refused by its key")
    func faults() throws {
        let text = String(decoding: try Self.shipped().bytes(), as: UTF8.self)
        for (old, new) in [
            (#""tier":"free""#, #""tier":"gold""#), (#""id":"abdul-basit""#, #""id":"alafasy""#),
            (#""speeds":[50"#, #""speeds":[500"#), ("https://everyayah", "ftp://everyayah"),
            (#""timeout":30"#, #""timeout":0"#),
        ] {
            let broken = text.replacingOccurrences(of: old, with: new)
            #expect(broken != text)
            #expect(throws: ConfigError.self, "\(new)") { try RecitersConfig(json: JSON(reading: Array(broken.utf8))) }
        }
    }
}
