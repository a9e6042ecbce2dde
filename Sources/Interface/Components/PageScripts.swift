/// The data for a page's scripts. Texts come with the page, so that no script contains sentences of its own.
public struct PageScripts: Sendable {
    /// The message if neither the worker nor the server could be reached.
    public var failed: String
    /// The messages about sync: all changes have reached the server, some have not yet, or there is no network.
    public var synced: String
    public var waiting: [(category: PluralCategory, text: String)]
    public var offline: String
    /// The message if the server accepts nothing from the device (commercial mode), so that everything stays on it.
    public var closed: String
    /// The message if the server no longer knows the device, which keeps what it has.
    public var unpaired: String
    /// Somebody else is signed in than the one whose records are here.
    public var other: String
    /// The message after recordings were removed because the browser's storage was full.
    public var freed: String
    /// The message that a new version is ready, and the label of its button.
    public var update: String
    public var applyUpdate: String
    /// The warning while changes are unsent and the browser may clear its storage.
    public var unpersisted: String
    /// The label of the button that closes a notice.
    public var dismiss: String
    /// The vibration patterns by name as JSON; `nil` if the person wants none.
    public var haptics: String?
    /// Whether reminders are possible, so that scripts request them.
    public var hasAlerts: Bool

    public init(
        failed: String, synced: String, waiting: [(category: PluralCategory, text: String)], offline: String,
        closed: String, unpaired: String, other: String, freed: String, update: String, applyUpdate: String,
        unpersisted: String, dismiss: String, haptics: String?,
        hasAlerts: Bool = true
    ) {
        self.failed = failed
        self.synced = synced
        self.waiting = waiting
        self.offline = offline
        self.closed = closed
        self.unpaired = unpaired
        self.other = other
        self.freed = freed
        self.update = update
        self.applyUpdate = applyUpdate
        self.unpersisted = unpersisted
        self.dismiss = dismiss
        self.haptics = haptics
        self.hasAlerts = hasAlerts
    }

    private var waitingForms: [Attribute] {
        var forms: [Attribute] = []
        for form in waiting { forms.append(Attribute(Self.waitingName(form.category), .text(form.text))) }
        return forms
    }

    private static func waitingName(_ category: PluralCategory) -> StaticString {
        switch category {
        case .zero: "data-waiting-zero"
        case .one: "data-waiting-one"
        case .two: "data-waiting-two"
        case .few: "data-waiting-few"
        case .many: "data-waiting-many"
        case .other: "data-waiting-other"
        }
    }

    /// The sync state in the page's header. It is empty while all is well, so that nobody is told anything needlessly.
    var state: Node {
        Node.element(
            Tag("p"),
            [
                .class("sync-state"), .data("sync-state"), .data("synced", synced), .data("offline", offline),
                .data("closed", closed), .data("unpaired", unpaired), .data("other", other), .role("status"),
            ] + waitingForms, .nothing)
    }

    /// Elements that are hidden until a script needs them: an update, a warning, and the template of notices.
    var node: Node {
        group {
            div(.class("states")) {
                div(.class("banner", "tone-accent"), .data("update-ready"), .hidden()) {
                    Icon.sync.node()
                    p { update }
                    button(.type("button"), .class("button", "button-secondary"), .data("update-apply")) { applyUpdate }
                }
                div(.class("banner", "tone-notice"), .data("storage-warning"), .hidden()) {
                    Icon.warning.node()
                    p { unpersisted }
                }
                div(.class("banner", "tone-notice"), .data("storage-freed"), .hidden()) {
                    Icon.info.node()
                    p(.role("status")) { freed }
                }
            }
            div(.class("spoken"), .data("announcer"), .role("status"))
            if hasAlerts { ul(.class("alerts"), .id("alerts"), .data("alerts"), .aria("live", "polite")) }
            Node.element(
                Tag("template"), [.data("toast-template")], toast("", dismissLabel: dismiss))
        }
    }
}
