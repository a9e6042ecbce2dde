import Almanac
import Records
import WorshipPath

/// Begins a week of rest, or ends it before its time.
struct PathRestCommand {
    let visit: Visit
    let form: FormFields

    func apply(_ outbox: inout Outbox) throws(Missing) -> Applied {
        guard var book = try PathBook(visit) else { return Applied(PathReply.unbegun(visit)) }
        let before = book
        let today = book.today
        switch form.pathStep {
        case .rest where !book.history.isResting(on: today):
            keep(RestWeek(from: today, days: book.config.restDays), &book, &outbox)
        case .unrest:
            for rest in book.history.rests where rest.contains(today) { keep(rest.ended(on: today), &book, &outbox) }
        case .rest: break
        default: return PathReply.refuse(visit, from: [.rest, .unrest] as [PathStep])
        }
        book.keepReached(since: before, &outbox)
        return PathReply.done(.home, json: ["resting": .bool(book.history.isResting(on: today))])
    }

    private func keep(_ rest: RestWeek, _ book: inout PathBook, _ outbox: inout Outbox) {
        book.history.rests.removeAll { $0.from == rest.from }
        book.history.rests.append(rest)
        outbox.set(RecordKey(scope: .path, kind: PathRecords.rest, id: rest.from.description), rest.fields)
    }
}
