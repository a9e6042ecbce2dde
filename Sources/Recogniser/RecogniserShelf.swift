import Foundation
import Records

/// Where the built recogniser lies in the content folder: `recitation/lib` and `recitation/model.bin`.
public struct RecogniserShelf: Sendable {
    public let folder: URL

    /// - Parameter folder: the content folder.
    public init(folder: String) {
        self.folder = URL(fileURLWithPath: folder).appendingPathComponent("recitation")
    }

    /// The library's path, if it was built.
    public var library: String? {
        let lib = folder.appendingPathComponent("lib")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: lib.path)) ?? []
        return files.first { $0.hasPrefix("libwhisper") }.map { lib.appendingPathComponent($0).path }
    }

    /// The model's path, if it was built.
    public var model: String? {
        let path = folder.appendingPathComponent("model.bin").path
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// A model's SHA-256. That of the built one stands in the content's list, as it was when it was built.
    public func hash(ofModel path: String) throws(RecogniserFault) -> String {
        if path == model, let built = hashOfBuilt() { return built }
        guard let data = FileManager.default.contents(atPath: path) else { throw .missing(path) }
        return SHA256.hex([UInt8](data))
    }

    private func hashOfBuilt() -> String? {
        let list = folder.deletingLastPathComponent().appendingPathComponent("content.json")
        guard let data = FileManager.default.contents(atPath: list.path), let json = try? JSON(reading: [UInt8](data))
        else {
            return nil
        }
        return json["entries"]?.array?.first { $0["name"]?.string == "recitation-model" }?["sha256"]?.string
    }
}
