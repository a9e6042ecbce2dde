/// Chooses the ayah that a day shows out of a list (register EN-04): the same for a date everywhere.
public enum AyahOfTheDay {
    /// The ayah of a day, counted in civil days; `nil` for an empty list.
    public static func ayah(of day: Int, among list: [AyahReference]) -> AyahReference? {
        guard !list.isEmpty else { return nil }
        return list[((day % list.count) + list.count) % list.count]
    }
}
