/// The day from Fajr to Isha as the sun's arc, with the next prayer over it: the first thing one sees on Today.
public struct SunArc: Sendable {
    /// A moment on the arc.
    public struct Moment: Sendable {
        public var label: String
        /// Where it stands between the arc's beginning, 0, and its end, 1000.
        public var permille: Int
        public var isPast: Bool

        public init(_ label: String, permille: Int, isPast: Bool) {
            self.label = label
            self.permille = permille
            self.isPast = isPast
        }
    }

    /// The quiet line over the name (`الصلاة القادمة`).
    public var caption: String
    /// The next prayer's name.
    public var name: String
    /// How long it is until then, in words.
    public var countdown: String
    /// The moment it comes, for the script that counts down: milliseconds since 1970, as text.
    public var target: String
    /// The countdown's patterns for its script, as `data-` attributes.
    public var patterns: [Attribute]
    /// The prayer's time and where times come from.
    public var details: Node
    public var moments: [Moment]
    /// Where the sun stands on the arc, 0 to 1000; `nil` before its beginning and after its end.
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

    /// The hero with its words, pattern and arc; and the same in one line, which stays in view when the hero does not.
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
