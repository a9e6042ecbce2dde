import Foundation
import Quran
import Records

/// A folder of the person's own recitations: `RECITER/002255.mp3`, `RECITER/timings.json` if there are word timings,
/// and `manifest.json` for reciters that the configuration doesn't name.
struct RecitationFolder: Sendable {
    let path: String
    private static let endings = ["mp3", "m4a", "ogg", "opus", "wav", "flac"]

    /// The path of a file in the folder. Ids and names were checked before, so that neither leads outside it.
    func file(_ reciter: String, _ file: AudioFile) -> String? {
        for ending in Self.endings {
            let path = "\(path)/\(reciter)/\(file.name).\(ending)"
            if FileManager.default.isReadableFile(atPath: path) { return path }
        }
        return nil
    }

    /// The word timings of a surah as pages read them, or `nil` if the folder has none.
    func timings(_ reciter: String, surah: Int) -> JSON? {
        guard let data = FileManager.default.contents(atPath: "\(path)/\(reciter)/timings.json"),
            let json = try? JSON(reading: Array(data)), let timings = RecitationTimings(json)
        else { return nil }
        let found = timings.json(surah: surah)
        guard found["ayat"]?.array?.isEmpty == false else { return nil }
        return found
    }

    /// The reciters that the manifest names: `{"reciters": [{"id", "name", "source", "licence"}]}`. Entries that aren't
    /// understood are left out.
    var reciters: JSON {
        var list: [JSON] = []
        let data = FileManager.default.contents(atPath: path + "/manifest.json").map { Array($0) } ?? []
        for row in (try? JSON(reading: data))?["reciters"]?.array ?? [] {
            guard let id = row["id"]?.string, Reciter.isID(id), let name = row["name"]?.string, !name.isEmpty,
                let licence = row["licence"]?.string, !licence.isEmpty
            else { continue }
            list.append(["id": .string(id), "name": .string(name), "licence": .string(licence)])
        }
        return ["reciters": .array(list)]
    }
}
