import Foundation
import Quran

/// The recitations on this machine: the person's own folder, then what was fetched. Asks no source.
public struct KeptRecitations: Sendable {
    private let folder: RecitationFolder
    private let cache: RecitationCache

    /// - Parameters:
    ///   - folder: the person's own recitations.
    ///   - fetched: what the server has fetched.
    public init(folder: String, fetched: String) {
        self.folder = RecitationFolder(path: folder)
        cache = RecitationCache(folder: fetched)
    }

    /// The reciters of whom anything is here, by id.
    public var reciters: [String] {
        let own = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return Set(own.filter { Reciter.isID($0) } + cache.holdings.map { $0.reciter }).sorted()
    }

    /// The file of an ayah or a surah in a person's own folder.
    public func own(_ reciter: String, _ file: AudioFile) -> String? { folder.file(reciter, file) }

    /// The same among what was fetched, if it is still what it was.
    public func fetched(_ reciter: String, _ file: AudioFile) -> String? { cache.entry(reciter, file.name)?.path }
}
