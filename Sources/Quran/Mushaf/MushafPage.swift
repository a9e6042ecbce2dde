/// A page of the mushaf as printed by the King Fahd Complex.
public struct MushafPage: Hashable, Sendable {
    /// 1 to 604.
    public var number: Int
    /// The 15 lines, or 8 on the first two pages.
    public var lines: [MushafLine]

    public init(number: Int, lines: [MushafLine]) {
        self.number = number
        self.lines = lines
    }
}
