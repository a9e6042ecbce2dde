/// A control that is not open to the person: its name, a lock, and as a whole the way to what opens it.
///
/// - Parameters:
///   - badge: what opens it, in a word ("Pro").
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
