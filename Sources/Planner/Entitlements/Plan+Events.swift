import Almanac

extension Plan {
    /// Applies an event. Returns `false` if it changes nothing, because it was applied before, is older than what is
    /// known, concerns something else, or concerns a subscription of somebody with a lifetime purchase.
    public mutating func take(_ event: PurchaseEvent, _ settings: PurchaseSettings) -> Bool {
        guard let kind = settings.plan(of: event.product) else { return false }
        if let lastEvent {
            guard event.at >= lastEvent, !seen.contains(event.id) else { return false }
        }
        if self.kind == .lifetime, status == .active, kind != .lifetime { return false }
        switch event.kind {
        case .paid:
            // A lifetime plan has no end, whatever the event says; a renewed plan must have one.
            guard kind == .lifetime || event.until != nil else { return false }
            status = .active
            until = kind == .lifetime ? nil : event.until
        case .cancelled:
            status = .cancelled
            until = event.until ?? until
        case .billing:
            status = .billing
            until = event.until ?? until
        case .expired:
            status = .expired
            until = event.until.map { min($0, event.at) } ?? event.at
        case .refunded:
            status = .refunded
            until = event.at
        case .changed, .other: return false
        }
        self.kind = kind
        seen = lastEvent == event.at ? Array(seen.suffix(15)) + [event.id] : [event.id]
        lastEvent = event.at
        return true
    }
}
