/// Builds a pack from sections. The same sections always give the same bytes and the same file name.
public struct PackWriter: Sendable {
    private var directory: PackDirectory
    private var content: [UInt8] = []

    /// A file's name and content.
    public struct File: Hashable, Sendable {
        /// `NAME-<first 16 digits of the file's SHA-256>.pack`.
        public var name: String
        public var bytes: [UInt8]
    }

    /// Starts a pack.
    ///
    /// - Throws: ``PackError/invalidName`` if the name has characters other than `a` to `z`, digits and hyphens.
    public init(name: String, version: String, source: String, licence: String) throws(PackError) {
        guard PackDirectory.isName(name) else { throw .invalidName }
        directory = PackDirectory(name: name, version: version, source: source, licence: licence)
    }

    /// Adds a section after the previous ones.
    ///
    /// - Throws: ``PackError/invalidName`` or ``PackError/duplicateSection``.
    public mutating func add(_ name: String, _ bytes: [UInt8]) throws(PackError) {
        guard RecordLimits.isName(name, limit: RecordLimits.id) else { throw .invalidName }
        guard directory.section(name) == nil else { throw .duplicateSection }
        directory.sections.append(
            PackSection(name: name, offset: content.count, length: bytes.count, sha256: SHA256.hex(bytes)))
        content += bytes
    }

    /// Returns the pack's bytes and the name of its file.
    ///
    /// - Throws: ``PackError/directoryTooLarge``.
    public func finish() throws(PackError) -> File {
        let text = directory.json.bytes()
        guard text.count <= PackDirectory.maximumLength else { throw .directoryTooLarge }
        var bytes = PackDirectory.magic
        for shift in stride(from: UInt32(0), through: 24, by: 8) {
            bytes.append(UInt8(UInt32(text.count) >> shift & 0xFF))
        }
        bytes += text
        bytes += content
        return File(name: Self.fileName(of: directory.name, hash: SHA256.hex(bytes)), bytes: bytes)
    }

    private static func fileName(of name: String, hash: String) -> String {
        "\(name)-\(String(decoding: hash.utf8.prefix(16), as: UTF8.self)).pack"
    }
}
