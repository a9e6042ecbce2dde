/// A QR code of a text, for taking an address or a short note from one screen to another (ISO/IEC 18004:2015).
///
/// The text is written in byte mode as UTF-8, without the designator that would say so (7.3.2): readers recognise UTF-8
/// on their own, some don't know the designator, and an address needs none, since it is ASCII in either encoding.
public struct QRCode: Hashable, Sendable {
    /// The version, from 1 to 40. Each is four modules larger than the one before.
    public let version: Int
    /// How much of the code may be damaged.
    public let level: Level
    /// The modules along a side, without the quiet zone.
    public let size: Int
    /// The modules row by row, where `true` is dark.
    private let modules: [Bool]

    /// The light modules that a reader needs on every side (6.3.8).
    public static let quietZone = 4

    /// Creates the smallest code that holds a text; `nil` if even version 40 is too small for it.
    public init?(_ text: String, level: Level = .medium) {
        let bytes = Array(text.utf8)
        guard let version = QRVersion(holding: bytes.count, level: level) else { return nil }
        var symbol = QRSymbol(version: version)
        symbol.place(QRMessage(bytes, version: version, level: level).codewords)
        symbol = symbol.masked(level: level)
        self.version = version.number
        self.level = level
        size = version.size
        modules = symbol.modules
    }

    /// The longest text that a code can hold, in bytes of UTF-8.
    public static func capacity(_ level: Level) -> Int { QRVersion.largest.capacity(level) }

    /// Whether a module is dark. Those outside the code belong to the quiet zone, so they are light.
    public func isDark(row: Int, column: Int) -> Bool {
        guard row >= 0, column >= 0, row < size, column < size else { return false }
        return modules[row * size + column]
    }
}
