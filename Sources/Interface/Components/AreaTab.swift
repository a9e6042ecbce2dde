/// One place of the bar: at most five stand there.
public struct AreaTab: Sendable {
    public var icon: Icon
    public var label: String
    public var link: Link
    /// Whether the person is there.
    public var isCurrent: Bool
    /// What scripts know the area by; empty where they needn't.
    public var name: String

    public init(icon: Icon, label: String, link: Link, isCurrent: Bool = false, name: String = "") {
        self.icon = icon
        self.label = label
        self.link = link
        self.isCurrent = isCurrent
        self.name = name
    }
}
