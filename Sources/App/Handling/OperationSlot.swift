/// Where a page's forms carry the operation's number: pages are rendered with a mark, and the number is put in its
/// place last, so that the rest of two renderings can be compared.
enum OperationSlot {
    /// As long as a number, and no number.
    static let mark = "operation-number-goes-right-here"

    /// The page with the number in every slot.
    static func fill(_ page: [UInt8], with number: String) -> [UInt8] {
        let needle = Array(mark.utf8)
        let value = Array(number.utf8)
        guard value.count == needle.count else { return page }
        var filled = page
        var index = 0
        while index + needle.count <= filled.count {
            if filled[index] == needle[0] && matches(needle, filled, at: index) {
                filled.replaceSubrange(index..<index + needle.count, with: value)
                index += needle.count
            } else {
                index += 1
            }
        }
        return filled
    }

    private static func matches(_ needle: [UInt8], _ bytes: [UInt8], at start: Int) -> Bool {
        for offset in needle.indices where bytes[start + offset] != needle[offset] { return false }
        return true
    }
}
