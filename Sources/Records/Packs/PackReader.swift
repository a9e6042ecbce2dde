/// A whole pack in memory, for small packs and for tests. Hosts read large packs section by section.
public struct PackReader: Sendable {
    public let directory: PackDirectory
    private let bytes: [UInt8]
    private let start: Int

    /// Reads a pack's directory and checks that all sections are within the file.
    ///
    /// - Throws: ``PackError``.
    public init(_ bytes: [UInt8]) throws(PackError) {
        let length = try PackDirectory.length(inHeader: bytes)
        start = PackDirectory.headerLength + length
        guard start <= bytes.count else { throw .truncated }
        directory = try PackDirectory(
            reading: [UInt8](bytes[PackDirectory.headerLength..<start]), contentLength: bytes.count - start)
        self.bytes = bytes
    }

    /// Returns the bytes of a section, verified against its hash.
    ///
    /// - Throws: ``PackError/unknownSection`` or ``PackError/sectionDamaged``.
    public func section(_ name: String) throws(PackError) -> [UInt8] {
        guard let section = directory.section(name) else { throw .unknownSection }
        let first = start + section.offset
        let content = [UInt8](bytes[first..<(first + section.length)])
        try section.verify(content)
        return content
    }
}
