/// Letters that are written but not read, and signs transmitted for single words.
extension TajweedScan {
    mutating func readSigns(_ i: Int) {
        let letter = letters[i]
        let marks = letter.marks
        if marks.has(.silent) { note(.silent, letter.start, letter.end, .circle, i) }
        if marks.has(.silentJoined), i != last { note(.silentJoined, letter.start, letter.end, .joinedOnly, i) }
        // A seen above the sad is read instead of it. Below the sad, either may be read (52:37).
        if marks.has(.smallSeen) {
            let isAbove = letter.marks.has([.damma, .sukun])
            note(isAbove ? .seenForSad : .seenOrSad, letter.start, letter.end, .transmitted, i)
        }
        if marks.has(.imalah) { note(.imalah, letter.start, letter.end, .transmitted, i) }
        if marks.has(.ishmam) { note(.ishmam, letter.start, letter.end, .transmitted, i) }
        if marks.has(.tashil) { note(.tashil, letter.start, letter.end, .transmitted, i) }
    }

    /// A waw under a small alif is only its seat. A ya is read as that alif.
    mutating func readCarrier(_ i: Int) {
        if letters[i].base == Letters.waw { note(.silent, letters[i].start, letters[i].start + 1, .carrier, i) }
    }
}
