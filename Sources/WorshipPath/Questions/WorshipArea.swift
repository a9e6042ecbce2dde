/// What a person can focus on (question 4). The raw value is the name in records, and the order is that of the
/// question.
public enum WorshipArea: String, CaseIterable, Hashable, Sendable {
    case salah
    case quran
    case dhikr
    case dua
    case sadaqah
    case zakat
    case goodDeed = "good_deed"

    /// Its index in the question, 0 to 6.
    var index: Int {
        switch self {
        case .salah: 0
        case .quran: 1
        case .dhikr: 2
        case .dua: 3
        case .sadaqah: 4
        case .zakat: 5
        case .goodDeed: 6
        }
    }
}

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
