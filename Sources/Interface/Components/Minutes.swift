/// Positions on a timeline as class names, because no element has a `style` attribute. The stylesheet turns them into
/// lengths.
extension Attribute {
    /// The start of something, in minutes after 00:00 of the timeline's day (`h11 m39`), clamped to 0 through 47:59.
    public static func beginning(_ minute: Int) -> Attribute {
        Attribute("class", .minute(.beginning, Swift.min(Swift.max(minute, 0), 2_879)))
    }

    /// The length of something in minutes (`dh0 dm20`), clamped to 0 through 47:59.
    public static func lasting(_ minutes: Int) -> Attribute {
        Attribute("class", .minute(.lasting, Swift.min(Swift.max(minutes, 0), 2_879)))
    }

    /// The minute at the timeline's upper edge (`oh4 om51`).
    public static func origin(_ minute: Int) -> Attribute {
        Attribute("class", .minute(.origin, Swift.min(Swift.max(minute, 0), 2_879)))
    }

    /// One of up to eight columns that share the width (`l1 ln3`).
    public static func lane(_ lane: Int, of lanes: Int) -> Attribute {
        let count = Swift.min(Swift.max(lanes, 1), 8)
        return count == 1 ? .none : .class("l\(Swift.min(Swift.max(lane, 0), count - 1))", "ln\(count)")
    }
}
