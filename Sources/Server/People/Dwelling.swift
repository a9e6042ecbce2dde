import People
import Storage

/// What belongs to one person on this server: their store with its app, and what waits or listens on it. Whoever holds
/// a dwelling reaches one person's data and nobody else's; the store is closed when nobody does any more.
final class Dwelling: Sendable {
    /// The person's id.
    let person: String
    let house: DataHouse
    let host: LocalHost
    /// The thread of the person's writing requests: one who imports much lets nobody else wait.
    let writer: WritingThread
    let watch: ChangeWatch
    let recitations: RecitationResponder
    let advisor: Advisor?
    /// Rules on the recordings that the person hands in; `nil` for a server that takes none.
    let clerk: CourseClerk?

    init(
        person: String, house: DataHouse, host: LocalHost, writer: WritingThread, watch: ChangeWatch,
        recitations: RecitationResponder, advisor: Advisor?, clerk: CourseClerk?
    ) {
        self.person = person
        self.house = house
        self.host = host
        self.writer = writer
        self.watch = watch
        self.recitations = recitations
        self.advisor = advisor
        self.clerk = clerk
    }
}
