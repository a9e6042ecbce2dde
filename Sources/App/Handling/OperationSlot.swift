/// Where a page's forms carry the operation's number: pages are rendered with a mark, and the number is put in its
/// place last, so that the rest of two renderings can be compared.
enum OperationSlot {
    /// As long as a number, and no number. It begins with a character that pages hardly ever hold, so that looking for it
    /// is quick.
    static let mark = "~operation-number-goes-in-here~~"

    /// Puts the number, sealed or not, into every slot of a page.
    static func fill(_ page: inout [UInt8], with number: String) {
        let slots = slots(in: page)
        guard !slots.isEmpty else { return }
        let value = Array(number.utf8)
        let length = mark.utf8.count
        if value.count == length {
            for slot in slots { page.replaceSubrange(slot..<slot + length, with: value) }
            return
        }
        var filled: [UInt8] = []
        filled.reserveCapacity(page.count + slots.count * (value.count - length))
        var end = 0
        for slot in slots {
            filled += page[end..<slot]
            filled += value
            end = slot + length
        }
        filled += page[end...]
        page = filled
    }

    /// Where the slots of a page begin.
    private static func slots(in page: [UInt8]) -> [Int] {
        let needle = Array(mark.utf8)
        var slots: [Int] = []
        page.withUnsafeBytes { page in
            var index = 0
            while index + needle.count <= page.count {
                // A number is 32 bytes long: as many are left here.
                if !holds(needle[0], in: page, at: index) {
                    index += 32
                    continue
                }
                let eight = page.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                if !holds(needle[0], eight) {
                    index += 8
                } else if page[index] == needle[0], page[index..<index + needle.count].elementsEqual(needle) {
                    slots.append(index)
                    index += needle.count
                } else {
                    index += 1
                }
            }
        }
        return slots
    }

    /// Whether one of 32 bytes is this one.
    @inline(__always)
    private static func holds(_ byte: UInt8, in page: UnsafeRawBufferPointer, at index: Int) -> Bool {
        var found = false
        for offset in 0..<4 {
            let eight = page.loadUnaligned(fromByteOffset: index + offset * 8, as: UInt64.self)
            found = holds(byte, eight) || found
        }
        return found
    }

    /// Whether one of eight bytes is this one: the byte that equals it becomes zero, and only a zero byte borrows from
    /// its own high bit (Warren, Hacker's Delight, 6-1).
    @inline(__always)
    private static func holds(_ byte: UInt8, _ eight: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let difference = eight ^ (ones &* UInt64(byte))
        return (difference &- ones) & ~difference & (ones << 7) != 0
    }
}
