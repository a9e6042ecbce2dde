import Interface

/// Actions on several tasks.
extension Phrase {
    static let severalChoose = Phrase("several.choose")
    static let severalLead = Phrase("several.lead")
    static let severalAll = Phrase("several.all")
    static let severalNone = Phrase("several.none")
    static let severalCancel = Phrase("several.cancel")
    static let severalMove = Phrase("several.move")
    static let severalCategory = Phrase("several.category")
    static let errorSeveralNone = Phrase("error.several.none")
    static let errorSeveralMany = Phrase("error.several.many")
    static let errorSeveralFull = Phrase("error.several.full")
}
