/// A task on the timeline, as a card with an edge in its category's colour.
public struct TaskCard: Sendable {
    /// The state of a task in relation to the present.
    public enum State: Sendable {
        case done, earlier, now, later

        var name: String {
            switch self {
            case .done: "done"
            case .earlier: "earlier"
            case .now: "ongoing"
            case .later: ""
            }
        }
    }

    public var id: String
    public var title: String
    public var link: Link
    public var time: RowTime
    /// Its own length in minutes, which differs from that on the clock on a day with a clock change.
    public var duration: Int
    /// `work` … `errands`, the class of the colour.
    public var category: String
    public var categoryLabel: String
    /// The separator between its time and its category.
    public var parting: String
    public var categoryIcon: Icon
    /// Its length and its state, in words for assistive technology.
    public var durationLabel: String
    public var stateLabel: String
    public var state: State
    public var lane: Int
    public var lanes: Int
    /// Whether its place is not allowed.
    public var isInConflict: Bool
    /// Whether it begins within a prayer, and so stands beside it.
    public var isBesidePrayer: Bool
    /// The button that completes or reopens it: ``completeButton(_:action:form:isDone:)``.
    public var complete: Node
    /// The link to its actions: ``actionsLink(_:href:_:)``.
    public var menu: Node
    /// Whether it can be dragged and resized, unlike busy time of another calendar.
    public var isMovable: Bool
    /// Whether it takes no time, so that tasks may stand over it.
    public var isShownOnly: Bool

    public init(
        id: String, title: String, link: Link, time: RowTime, duration: Int? = nil, category: String,
        categoryLabel: String, parting: String,
        categoryIcon: Icon, durationLabel: String, stateLabel: String, state: State, lane: Int = 0, lanes: Int = 1,
        isInConflict: Bool = false, isBesidePrayer: Bool = false, complete: Node = .nothing, menu: Node = .nothing,
        isMovable: Bool = true, isShownOnly: Bool = false
    ) {
        self.id = id
        self.title = title
        self.link = link
        self.time = time
        self.duration = duration ?? time.minutes
        self.category = category
        self.categoryLabel = categoryLabel
        self.parting = parting
        self.categoryIcon = categoryIcon
        self.durationLabel = durationLabel
        self.stateLabel = stateLabel
        self.state = state
        self.lane = lane
        self.lanes = lanes
        self.isInConflict = isInConflict
        self.isBesidePrayer = isBesidePrayer
        self.complete = complete
        self.menu = menu
        self.isMovable = isMovable
        self.isShownOnly = isShownOnly
    }

    /// The class for how much space the card has for its lines.
    var room: String {
        switch time.minutes {
        case ..<45: "brief"
        case ..<60: "short"
        default: ""
        }
    }
}

/// The row of a task. It is read aloud as time, kind, title, duration and state.
public func taskCard(_ card: TaskCard) -> Node {
    li(
        .class("at task"),
        .class(
            "tint-\(card.category)", card.room, card.state.name, card.isInConflict ? "conflict" : "",
            card.isBesidePrayer ? "beside" : "",
            card.isMovable ? "" : "busy", card.isShownOnly ? "shown" : ""), .beginning(card.time.start),
        .lasting(card.time.minutes),
        .lane(card.lane, of: card.lanes),
        .id("task-\(card.id)"), .data("task", card.id).when(card.isMovable), .data("start", card.time.start),
        .data("duration", card.duration)
    ) {
        card.complete
        a(href: card.link, .class("task-link"), .data("sheet").when(!card.isMovable)) {
            span(.class("task-meta")) {
                time(.class("at-time")) { card.time.text }
                partingMark(card.parting)
                span(.class("task-kind")) { card.categoryLabel }
            }
            span(.class("task-title"), .dirAuto) { card.title }
            spoken(card.durationLabel)
            if !card.stateLabel.isEmpty { spoken(card.stateLabel) }
        }
        span(.class("task-icon")) { card.categoryIcon.node(.text) }
        card.menu
        if card.isMovable {
            Node.markup(#"<span class="task-resize" data-resize aria-hidden="true"></span>"#)
        }
    }
}

/// The round box that completes a task or reopens it. Many such boxes share a form
/// (``sharedForm(id:operation:fields:)``), so that a long list doesn't contain many forms.
public func completeButton(_ label: String, action: Link, form: String, isDone: Bool) -> Node {
    button(
        .type("submit"), .form(form), .formaction(action),
        isDone ? .class("complete complete-done") : .class("complete"),
        .aria("label", label), .data("haptic", isDone ? "select" : "complete")
    ) { Icon.check.node(.text) }
}
