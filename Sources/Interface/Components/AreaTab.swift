/// A tab of the bar, which has at most five.
public struct AreaTab: Sendable {
    public var icon: Icon
    public var label: String
    public var link: Link
    /// Whether the person is in this area.
    public var isCurrent: Bool
    /// The name of the area for scripts; empty if they don't need it.
    public var name: String

    public init(icon: Icon, label: String, link: Link, isCurrent: Bool = false, name: String = "") {
        self.icon = icon
        self.label = label
        self.link = link
        self.isCurrent = isCurrent
        self.name = name
    }
}
