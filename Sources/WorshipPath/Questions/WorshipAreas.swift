/// A set of areas of worship. The empty set means that the question was skipped.
public struct WorshipAreas: OptionSet, Hashable, Sendable {
    /// Bit 0 is ``WorshipArea/salah`` and bit 6 ``WorshipArea/goodDeed``. Other bits are ignored.
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue & 0x7F }

    /// Creates the set of some areas.
    public init(_ areas: [WorshipArea]) {
        var bits: UInt8 = 0
        for area in areas { bits |= 1 << UInt8(area.index) }
        rawValue = bits
    }

    public func contains(_ area: WorshipArea) -> Bool { rawValue & (1 << UInt8(area.index)) != 0 }

    /// The areas in the order of the question.
    public var list: [WorshipArea] {
        var list: [WorshipArea] = []
        for area in WorshipArea.allCases where contains(area) { list.append(area) }
        return list
    }
}
