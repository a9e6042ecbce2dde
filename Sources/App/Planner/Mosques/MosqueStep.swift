/// What a form of the mosques' page asks for.
enum MosqueStep: String, CaseIterable, Hashable, Sendable {
    /// Saves a mosque with its name and coordinates.
    case add
    /// Removes one, or restores it.
    case remove, restore
    /// Switches on or off that being at one is noticed while a page is open.
    case on, off
    /// Sends the device's position; the present prayer changes if that is at a saved mosque.
    case near
    /// States that the person is not at the mosque after all.
    case leave
}
