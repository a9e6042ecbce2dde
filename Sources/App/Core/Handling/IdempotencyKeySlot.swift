/// Where a page's forms carry the operation's number: pages are rendered with a mark, and the number is put in its
/// place last, so that the rest of two renderings can be compared.
enum IdempotencyKeySlot {
    /// As long as a number, and no number. It is made of two characters that pages hardly ever hold, so that looking at
    /// every 32nd byte is enough to find it.
    static let mark = "~^~~^^~^~~~^^~^^^~~^~^^^~^~~^~^~"

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
        // A mark covers one byte of every 32, whichever it begins at.
        var looked = needle.count - 1
        while looked < page.count {
            if isOfMark(page[looked]), let slot = slot(of: needle, covering: looked, in: page) {
                slots.append(slot)
                looked = slot + needle.count - 1
            }
            looked += needle.count
        }
        return slots
    }

    /// Where the mark begins that covers a byte; `nil` where none does.
    private static func slot(of needle: [UInt8], covering looked: Int, in page: [UInt8]) -> Int? {
        var start = looked
        while start > 0, looked - start < needle.count - 1, isOfMark(page[start - 1]) { start -= 1 }
        while start <= looked, start + needle.count <= page.count {
            if page[start..<start + needle.count].elementsEqual(needle) { return start }
            start += 1
        }
        return nil
    }

    private static func isOfMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "~") || byte == UInt8(ascii: "^") }
}
