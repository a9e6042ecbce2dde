/// Chooses the ayah of the day from a list (register EN-04), the same everywhere on a given date.
public enum AyahOfTheDay {
    /// Returns the ayah of a day, which is a number of civil days; `nil` for an empty list.
    public static func ayah(of day: Int, among list: [AyahReference]) -> AyahReference? {
        guard !list.isEmpty else { return nil }
        return list[((day % list.count) + list.count) % list.count]
    }
}
