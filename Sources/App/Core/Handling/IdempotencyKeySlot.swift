/// The slot for the idempotency key in a page's forms. Pages are rendered with a mark that is replaced by the key at
/// the end, so that the rest of two renderings can be compared.
enum IdempotencyKeySlot {
    /// A mark as long as a key, which can't be one. Its two characters hardly ever occur in pages, so that looking at
    /// every 32nd byte is enough to find it.
    static let mark = "~^~~^^~^~~~^^~^^^~~^~^^^~^~~^~^~"

    /// Puts the key, sealed or not, into every slot of a page.
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

    /// The positions of a page's slots.
    private static func slots(in page: [UInt8]) -> [Int] {
        let needle = Array(mark.utf8)
        var slots: [Int] = []
        // A mark covers exactly one of every 32 bytes, wherever it begins.
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

    /// The beginning of the mark that covers a byte, or `nil` if none does.
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
