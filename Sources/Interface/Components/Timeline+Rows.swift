/// The time of a row on the timeline, for scripts and for people.
public struct RowTime: Sendable {
    /// Minutes after 00:00.
    public var start: Int
    public var minutes: Int
    /// The time range in words: `٢:٤٢ – ٣:٠٢ م`.
    public var text: String

    public init(start: Int, minutes: Int, text: String) {
        self.start = start
        self.minutes = minutes
        self.text = text
    }
}

/// A prayer on the timeline, which is fixed and in the theme's gradient.
public struct PrayerBand: Sendable {
    public var name: String
    public var time: RowTime
    /// The words for assistive technology that it is fixed.
    public var fixedLabel: String
    /// A few additional words (`في المسجد`).
    public var detail: String
    /// The minutes kept free before and after it.
    public var before: Int
    public var after: Int
    /// `fajr` … `isha`, for scripts.
    public var kind: String
    public var isPast: Bool
    /// Whether an event that can't be moved stands beside it.
    public var isShared: Bool

    /// The icon before the names of Jummah and of a feast's prayer.
    var icon: Icon? {
        switch kind {
        case "jummah": .mosque
        case "eid": .star
        default: nil
        }
    }

    public init(
        name: String, kind: String, time: RowTime, fixedLabel: String, detail: String = "", before: Int = 0,
        after: Int = 0, isPast: Bool = false, isShared: Bool = false
    ) {
        self.name = name
        self.kind = kind
        self.time = time
        self.fixedLabel = fixedLabel
        self.detail = detail
        self.before = before
        self.after = after
        self.isPast = isPast
        self.isShared = isShared
    }
}

/// The row of a prayer with its buffers.
public func prayerBand(_ band: PrayerBand) -> Node {
    group {
        if band.before > 0 || band.after > 0 {
            li(
                .class("at", "buffer"), .beginning(band.time.start - band.before),
                .lasting(band.before + band.time.minutes + band.after), .ariaHidden, .role("presentation"))
        }
        li(
            .class("at", "prayer", band.isPast ? "past" : "", band.isShared ? "shared" : ""),
            .beginning(band.time.start), .lasting(band.time.minutes), .data("prayer", band.kind),
            .data("name", band.name), .data("from", band.time.start - band.before),
            .data("to", band.time.start + band.time.minutes + band.after)
        ) {
            time(.class("at-time")) { band.time.text }
            spoken(band.fixedLabel)
            span(.class("prayer-name")) {
                if let icon = band.icon { icon.node(.text) }
                band.name
            }
            if !band.detail.isEmpty { span(.class("prayer-detail")) { band.detail } }
        }
    }
}

/// Sunrise, midnight or a similar moment, as a word on the line without length.
public func skyMark(_ name: String, icon: Icon, time row: RowTime) -> Node {
    li(.class("at", "sky"), .beginning(row.start)) {
        icon.node(.text)
        time(.class("at-time")) { row.text }
        span { name }
    }
}

/// Free time, as a discreet link.
public func gapInvitation(_ text: String, time row: RowTime, href: Link) -> Node {
    li(.class("at", "gap"), .beginning(row.start), .lasting(row.minutes)) {
        a(href: href, .data("sheet")) {
            Icon.plus.node(.text)
            span { text }
        }
    }
}
