/// A page of the mushaf as the King Fahd Complex prints it.
public struct MushafPage: Hashable, Sendable {
    /// 1 to 604.
    public var number: Int
    /// 15 lines, and 8 on the first two pages.
    public var lines: [MushafLine]

    public init(number: Int, lines: [MushafLine]) {
        self.number = number
        self.lines = lines
    }
}
