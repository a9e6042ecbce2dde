/// What a form of the mosques' page asks for.
enum MosqueStep: String, CaseIterable, Hashable, Sendable {
    /// Saves a mosque: its name and coordinates.
    case add
    /// Takes one away, and back again.
    case remove, restore
    /// Whether being at one is noticed while a page is open.
    case on, off
    /// Where the device is now; the prayer that it is changes when that is at a saved mosque.
    case near
    /// Not at the mosque after all.
    case leave
}
