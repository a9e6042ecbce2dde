import Interface

/// The month's table, the methods, and the explanation of how a time was computed.
extension Phrase {
    static let timesMonth = Phrase("times.month")
    static let timesMonthTitle = Phrase("times.month.title")
    static let timesMonthPrevious = Phrase("times.month.previous")
    static let timesMonthNext = Phrase("times.month.next")
    static let timesMonthDay = Phrase("times.month.day")
    static let timesMonthCaption = Phrase("times.month.caption")
    static let timesMonthStandIn = Phrase("times.month.standIn")
    static let timesWhy = Phrase("times.why")
    static let timesTitle = Phrase("times.title")
    static let timesMethod = Phrase("times.method")
    static let timesSource = Phrase("times.source")
    static let methodsTitle = Phrase("methods.title")
    static let methodsLead = Phrase("methods.lead")
    static let methodsCaption = Phrase("methods.caption")
    static let methodsMethod = Phrase("methods.method")
    static let methodsChoose = Phrase("methods.choose")
    static let methodsChosen = Phrase("methods.chosen")
    static let methodsOwn = Phrase("methods.own")
    static let methodsChooseNamed = Phrase("methods.chooseNamed")
    static let methodsCompare = Phrase("methods.compare")
    static let methodsChange = Phrase("methods.change")
    static let methodsRegionWide = Phrase("methods.region.wide")
    static let methodsRegionAny = Phrase("methods.region.any")
}
