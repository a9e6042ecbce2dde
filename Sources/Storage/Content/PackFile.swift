import Foundation
import Records

/// A content pack on disk. Sections are read in place and verified every time.
final class PackFile: Sendable {
    let directory: PackDirectory
    private let handle: Int32
    private let start: Int

    /// Opens a pack and reads its directory.
    ///
    /// - Throws: ``PackError``; a file that can't be read counts as truncated.
    init(path: String) throws(PackError) {
        handle = open(path, O_RDONLY | O_CLOEXEC)
        guard handle >= 0 else { throw .truncated }
        let length: Int
        do throws(PackError) {
            length = try PackDirectory.length(inHeader: try Self.read(handle, PackDirectory.headerLength, at: 0))
            let text = try Self.read(handle, length, at: PackDirectory.headerLength)
            directory = try PackDirectory(reading: text)
        } catch {
            _ = Foundation.close(handle)
            throw error
        }
        start = PackDirectory.headerLength + length
    }

    deinit { _ = Foundation.close(handle) }

    /// The bytes of a section.
    ///
    /// - Throws: ``PackError/unknownSection``, ``PackError/truncated`` or ``PackError/sectionDamaged``.
    func section(_ name: String) throws(PackError) -> [UInt8] {
        guard let section = directory.section(name) else { throw .unknownSection }
        let bytes = try unchecked(section)
        try section.verify(bytes)
        return bytes
    }

    /// The bytes of a section, unverified, for a caller that compares them with a hash of its own.
    ///
    /// - Throws: ``PackError/truncated``.
    func unchecked(_ section: PackSection) throws(PackError) -> [UInt8] {
        try Self.read(handle, section.length, at: start + section.offset)
    }

    private static func read(_ handle: Int32, _ count: Int, at offset: Int) throws(PackError) -> [UInt8] {
        var done = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while done < count {
                let got = pread(handle, buffer.baseAddress! + done, count - done, off_t(offset + done))
                guard got > 0 else { break }
                done += got
            }
            initialized = done
        }
        guard done == count else { throw .truncated }
        return bytes
    }
}
