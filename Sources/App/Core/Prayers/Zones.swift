import Almanac

/// Finds time zones in the content.
enum Zones {
    /// A zone by its IANA identifier; `nil` if there is none or the content is missing.
    static func zone(_ identifier: String, _ library: Library) throws(NeedsData) -> Zone? {
        try database(library)?.zone(identifier)
    }

    /// The rules of all zones, or `nil` if the host does not have them intact.
    static func database(_ library: Library) throws(NeedsData) -> ZoneDatabase? {
        guard let bytes = try library.section(.zones) else { return nil }
        do throws(ZoneDatabaseError) { return try ZoneDatabase(bytes) } catch { return nil }
    }
}
