extension HifzItem: CustomStringConvertible {
    /// Its id, by which two devices that add the same passage have one item: `page:582`, `half:582:1`, `ayat:78:1-16`,
    /// `after:78:16`.
    public var id: String {
        switch self {
        case .page(let number): "page:\(number)"
        case .halfPage(let number, let half): "half:\(number):\(half.rawValue)"
        case .ayat(let surah, let ayat):
            "ayat:\(surah):\(ayat.lowerBound)" + (ayat.count > 1 ? "-\(ayat.upperBound)" : "")
        case .junction(let surah, let ayah): "after:\(surah):\(ayah)"
        }
    }

    public var description: String { id }

    /// Reads an id; `nil` for anything else.
    public init?(id: String) {
        let parts = id.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard let kind = parts.first, parts.count == (kind.elementsEqual("page".utf8) ? 2 : 3),
            let first = Self.number(parts[1], upTo: 604)
        else { return nil }
        if kind.elementsEqual("page".utf8) {
            self = .page(first)
        } else if kind.elementsEqual("half".utf8) {
            guard let half = Self.number(parts[2], upTo: 2).flatMap({ Half(rawValue: $0) }) else { return nil }
            self = .halfPage(first, half)
        } else if kind.elementsEqual("ayat".utf8) {
            guard first <= 114, let ayat = Self.range(parts[2]) else { return nil }
            self = .ayat(surah: first, ayat)
        } else if kind.elementsEqual("after".utf8) {
            guard first <= 114, let ayah = Self.number(parts[2], upTo: longest) else { return nil }
            self = .junction(surah: first, ayah: ayah)
        } else {
            return nil
        }
        // One id an item: 007 is no number here.
        guard self.id.utf8.elementsEqual(id.utf8) else { return nil }
    }

    private static func range(_ text: Substring.UTF8View) -> ClosedRange<Int>? {
        let ends = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard ends.count <= 2, let first = number(ends[0], upTo: longest),
            let last = number(ends[ends.count - 1], upTo: longest), first <= last
        else { return nil }
        return first...last
    }

    private static func number(_ digits: Substring.UTF8View, upTo last: Int) -> Int? {
        var number = 0
        for byte in digits {
            guard (0x30...0x39).contains(byte), number <= last else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        return (1...last).contains(number) ? number : nil
    }
}

/// The ayat of al-Baqarah, the longest surah.
private let longest = 286
