/// The part of life a task belongs to, by a name that `PlannerConfig.json` lists with its look. More categories can be
/// added there (MZ-215).
public struct TaskCategory: RawRepresentable, Hashable, Sendable {
    /// Lower-case letters, digits and hyphens, at most 32.
    public let rawValue: String

    /// Creates the category of a name; `nil` if the text is not valid as one.
    public init?(rawValue: String) {
        let bytes = rawValue.utf8
        guard (1...32).contains(bytes.count) else { return nil }
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): break
            default: return nil
            }
        }
        self.rawValue = rawValue
    }

    private init(_ name: String) { rawValue = name }

    public static let work = TaskCategory("work")
    public static let personal = TaskCategory("personal")
    public static let study = TaskCategory("study")
    public static let health = TaskCategory("health")
    public static let family = TaskCategory("family")
    public static let errands = TaskCategory("errands")

    /// The categories with a colour, an icon and a name of their own. Others use the look of one of these.
    public static let allCases: [TaskCategory] = [.work, .personal, .study, .health, .family, .errands]
}
