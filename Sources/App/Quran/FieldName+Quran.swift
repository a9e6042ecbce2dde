/// The fields of what is stored while reading.
extension FieldName {
    /// Reading the Quran: an ayah by its reference, where a stretch of reading began and how long it took, a bookmark's
    /// folder and note, and how the text is shown.
    static var ayah: FieldName { FieldName("ayah") }
    static var from: FieldName { FieldName("from") }
    static var seconds: FieldName { FieldName("seconds") }
    static var folder: FieldName { FieldName("folder") }
    static var note: FieldName { FieldName("note") }
    /// A plan to read the whole Quran: its pace, and the number of pages or juz a day.
    static var pace: FieldName { FieldName("pace") }
    static var pages: FieldName { FieldName("pages") }
    static var juz: FieldName { FieldName("juz") }
    /// Memorisation: what is added and how well it is known, how a recitation went, and the choices.
    static var what: FieldName { FieldName("what") }
    static var surah: FieldName { FieldName("surah") }
    static var first: FieldName { FieldName("first") }
    static var last: FieldName { FieldName("last") }
    static var page: FieldName { FieldName("page") }
    static var freshness: FieldName { FieldName("freshness") }
    static var grade: FieldName { FieldName("grade") }
    static var peeked: FieldName { FieldName("peeked") }
    static var slips: FieldName { FieldName("slips") }
    static var retention: FieldName { FieldName("retention") }
    static var portions: FieldName { FieldName("newPortions") }
    static var hiding: FieldName { FieldName("hiding") }
    /// Reciting: what is shown, how it went, and when it was begun; deleting what was kept; how a trend is divided.
    static var tolerance: FieldName { FieldName("tolerance") }
    static var reveal: FieldName { FieldName("reveal") }
    static var marks: FieldName { FieldName("marks") }
    static var log: FieldName { FieldName("log") }
    static var remove: FieldName { FieldName("remove") }
    static var restore: FieldName { FieldName("restore") }
    static var by: FieldName { FieldName("by") }
}
