/// The day from Fajr to Isha as the sun's arc, with the next prayer above it, at the top of Today.
public struct SunArc: Sendable {
    /// A moment on the arc.
    public struct Moment: Sendable {
        public var label: String
        /// Its position from the arc's beginning, 0, to its end, 1000.
        public var permille: Int
        public var isPast: Bool

        public init(_ label: String, permille: Int, isPast: Bool) {
            self.label = label
            self.permille = permille
            self.isPast = isPast
        }
    }

    /// The small line above the name (`الصلاة القادمة`).
    public var caption: String
    /// The name of the next prayer.
    public var name: String
    /// The time left until then, in words.
    public var countdown: String
    /// The moment of the prayer for the script of the countdown, in milliseconds since 1970 as text.
    public var target: String
    /// The countdown's patterns for its script, as `data-` attributes.
    public var patterns: [Attribute]
    /// The time of the prayer, and the source of the times.
    public var details: Node
    public var moments: [Moment]
    /// The sun's position on the arc, 0 to 1000; `nil` before its beginning and after its end.
    public var sun: Int?
    public var direction: Direction

    public init(
        caption: String, name: String, countdown: String, target: String, patterns: [Attribute] = [], details: Node,
        moments: [Moment], sun: Int?,
        direction: Direction
    ) {
        self.caption = caption
        self.name = name
        self.countdown = countdown
        self.target = target
        self.patterns = patterns
        self.details = details
        self.moments = moments
        self.sun = sun
        self.direction = direction
    }

    /// The hero with its words, pattern and arc, followed by a single line that remains visible when the hero is
    /// scrolled away.
    public var node: Node {
        group {
            hero
            div(.class("hero-strip"), .ariaHidden) {
                span(.class("hero-strip-name")) { name }
                clock()
            }
        }
    }

    private func clock(_ attributes: Attribute...) -> Node {
        .element(Tag("time"), [.data("countdown"), .data("until", target)] + attributes + patterns, .text(countdown))
    }

    private var hero: Node {
        section(.class("hero"), .aria("labelledby", "hero-name")) {
            starPattern(id: "hero-star")
            div(.class("hero-words")) {
                p(.class("hero-caption")) { caption }
                p(.class("hero-name"), .id("hero-name")) { name }
                p(.class("hero-countdown")) { clock(.role("timer")) }
                p(.class("hero-details")) { details }
            }
            div(.class("hero-sky"), .ariaHidden) {
                arc
                marks
            }
        }
    }
}
