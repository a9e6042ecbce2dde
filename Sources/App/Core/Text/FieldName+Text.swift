/// The fields that say how the Quran is shown.
extension FieldName {
    static var size: FieldName { FieldName("size") }
    static var paper: FieldName { FieldName("paper") }
    static var translations: FieldName { FieldName("translations") }
    static var transliteration: FieldName { FieldName("transliteration") }
    static var tajweed: FieldName { FieldName("tajweed") }
    static var accessible: FieldName { FieldName("accessible") }
    static var signs: FieldName { FieldName("signs") }
    static var awake: FieldName { FieldName("awake") }
    static var goal: FieldName { FieldName("goal") }
    static var hidesDays: FieldName { FieldName("hidesDays") }
}
