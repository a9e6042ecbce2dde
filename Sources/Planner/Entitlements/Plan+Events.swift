import Almanac

extension Plan {
    /// Takes an event in; `false` where it changes nothing: it was there before, is older than what is known, is about
    /// something else, or about a subscription of somebody who has bought Pro for always.
    public mutating func take(_ event: PurchaseEvent, _ settings: PurchaseSettings) -> Bool {
        guard let kind = settings.plan(of: event.product) else { return false }
        if let lastEvent {
            guard event.at >= lastEvent, !seen.contains(event.id) else { return false }
        }
        if self.kind == .lifetime, status == .active, kind != .lifetime { return false }
        switch event.kind {
        case .paid:
            // A plan for always has no end, whatever comes with it; one that is renewed has one.
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
