/// A locked control: its label and a lock, as a link to what unlocks it.
///
/// - Parameters:
///   - badge: A word for what unlocks it ("Pro").
@export(interface)
public func lockedField(_ label: String, hint: String? = nil, badge word: String, href: Link) -> Node {
    div(.class("field", "locked")) {
        a(href: href, .class("locked-link")) {
            Icon.lock.node(.text)
            span(.class("locked-label")) { label }
            badge(word)
        }
        if let hint { p(.class("field-hint")) { hint } }
    }
}
