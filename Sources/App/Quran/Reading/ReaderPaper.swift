import Interface
import Quran

/// The paper behind the Quran's text, with the size and colours that the person chose.
struct ReaderPaper {
    let settings: ReaderSettings
    let config: ReaderConfig

    init(_ settings: ReaderSettings, _ config: ReaderConfig) {
        self.settings = settings
        self.config = config
    }

    /// The size of the Arabic text in points.
    var size: Int { min(max(settings.size ?? config.standardSize, config.sizes.lowerBound), config.sizes.upperBound) }

    func node(_ classes: String = "", @NodeBuilder _ content: () -> Node) -> Node {
        div(
            [
                .class("reader", classes), .data("paper", settings.paper.rawValue), .data("size", size),
                .data("reader"),
            ] + marks, content: content)
    }

    /// The person's choices for scripts and the stylesheet.
    private var marks: [Attribute] {
        var marks: [Attribute] = []
        if settings.staysAwake { marks.append(.data("awake")) }
        if settings.hasAccessibleColours { marks.append(.data("accessible")) }
        if settings.hasSigns { marks.append(.data("signs")) }
        return marks
    }
}
