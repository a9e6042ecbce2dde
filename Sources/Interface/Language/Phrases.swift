/// Texts that every area uses.
extension Phrase {
    /// The product's name.
    public static let appName = Phrase("app.name")
    public static let skipToContent = Phrase("common.skip")
    public static let areas = Phrase("common.areas")
    public static let save = Phrase("common.save")
    public static let cancel = Phrase("common.cancel")
    public static let close = Phrase("common.close")
    public static let back = Phrase("common.back")
    public static let edit = Phrase("common.edit")
    public static let delete = Phrase("common.delete")
    public static let undo = Phrase("common.undo")
    public static let add = Phrase("common.add")
    public static let search = Phrase("common.search")
    public static let actions = Phrase("common.actions")
    public static let today = Phrase("day.today")
    public static let tomorrow = Phrase("day.tomorrow")
    public static let yesterday = Phrase("day.yesterday")
}
