/// Where a page's forms carry the operation's number: pages are rendered with a mark, and the number is put in its
/// place last, so that the rest of two renderings can be compared.
enum OperationSlot {
    /// As long as a number, and no number. It begins with a character that pages hardly ever hold, so that looking for it
    /// is quick.
    static let mark = "~operation-number-goes-in-here~~"

    /// The page with the number in every slot.
    static func fill(_ page: [UInt8], with number: String) -> [UInt8] {
        let needle = Array(mark.utf8)
        let value = Array(number.utf8)
        guard value.count == needle.count else { return page }
        var filled = page
        var start = 0
        while let index = filled[start...].firstIndex(of: needle[0]), index + needle.count <= filled.count {
            start = index + 1
            guard filled[index..<index + needle.count].elementsEqual(needle) else { continue }
            for offset in needle.indices { filled[index + offset] = value[offset] }
            start = index + needle.count
        }
        return filled
    }
}
