import Foundation
import Records

/// Pack files on disk.
enum Packs {
    /// Reads a pack.
    ///
    /// - Throws: ``ContentError`` if the bytes aren't a pack.
    static func open(_ file: URL) throws(ContentError) -> PackReader {
        let bytes = try Files.read(file)
        do {
            return try PackReader(bytes)
        } catch {
            throw ContentError(
                "the pack can't be read (\(error.rawValue))", in: file.path,
                remedy: "Delete it and run `wird content build`")
        }
    }

    /// Makes a pack's bytes and the name of its file.
    static func make(
        _ name: String, version: String, source: String, licence: String, sections: [(name: String, bytes: [UInt8])]
    ) throws(ContentError) -> PackWriter.File {
        do {
            var writer = try PackWriter(name: name, version: version, source: source, licence: licence)
            for section in sections { try writer.add(section.name, section.bytes) }
            return try writer.finish()
        } catch {
            throw ContentError("the pack can't be made (\(error))", in: name, remedy: "This is a fault of the program")
        }
    }
}
