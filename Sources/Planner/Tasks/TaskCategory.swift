/// What part of life a task belongs to: a name that `PlannerConfig.json` lists with its look. Further ones are lines there
/// (MZ-215).
public struct TaskCategory: RawRepresentable, Hashable, Sendable {
    /// Small letters, digits and hyphens, at most 32.
    public let rawValue: String

    /// The category of a name; `nil` for a text that can be none.
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

    /// The categories that have a colour, an icon and a name of their own. Others borrow one's look.
    public static let allCases: [TaskCategory] = [.work, .personal, .study, .health, .family, .errands]
}
