import Interface

/// The week, and the timeline's zoom.
extension Phrase {
    static let weekTitle = Phrase("week.title")
    static let weekHint = Phrase("week.hint")
    static let weekOpen = Phrase("week.open")
    static let weekPrevious = Phrase("week.previous")
    static let weekNext = Phrase("week.next")
    static let zoomLabel = Phrase("zoom.label")
    static let zoomIn = Phrase("zoom.in")
    static let zoomOut = Phrase("zoom.out")
}
