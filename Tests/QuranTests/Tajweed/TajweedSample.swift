import Foundation
import Records

/// Annotations of a part of the Quran that others made: a second opinion (`tajweed-sample.json` beside the vectors).
enum TajweedSample {
    struct Mark: Hashable {
        var surah: Int
        var ayah: Int
        var rule: String
        var start: Int
        var end: Int
    }

    /// The ayat it covers and their marks; `nil` where there is no such file.
    static let content: (ayat: [(surah: Int, ayah: Int)], marks: Set<Mark>)? = {
        guard let folder = ProcessInfo.processInfo.environment["WIRD_VECTORS"],
            let data = ["/tajweed-sample.json", "/../tajweed-sample.json"].lazy
                .compactMap({ try? Data(contentsOf: URL(fileURLWithPath: folder + $0)) }).first,
            let json = try? JSON(reading: [UInt8](data))
        else { return nil }
        var ayat: [(surah: Int, ayah: Int)] = []
        var marks: Set<Mark> = []
        for entry in json["ayat"]?.array ?? [] {
            guard let surah = entry["surah"]?.int, let ayah = entry["ayah"]?.int else { continue }
            ayat.append((Int(surah), Int(ayah)))
            for mark in entry["annotations"]?.array ?? [] {
                guard let rule = mark["rule"]?.string, let start = mark["start"]?.int, let end = mark["end"]?.int else {
                    continue
                }
                marks.insert(
                    Mark(surah: Int(surah), ayah: Int(ayah), rule: rule, start: Int(start), end: Int(end)))
            }
        }
        return (ayat, marks)
    }()
}
