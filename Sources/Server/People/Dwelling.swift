import People
import Storage

/// What belongs to one person on this server: their store with its app, and what waits or listens on it. Whoever holds
/// a dwelling reaches one person's data and nobody else's.
struct Dwelling: Sendable {
    /// The person's id.
    let person: String
    let house: DataHouse
    let host: LocalHost
    /// The thread of the person's writing requests: one who imports much lets nobody else wait.
    let writer: WritingThread
    let watch: ChangeWatch
    let recitations: RecitationResponder
    let advisor: Advisor?
}
