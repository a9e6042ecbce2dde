import Almanac
import Records
import WorshipPath

/// Begins a week of rest, or ends it early.
struct PathRestHandler {
    let context: RequestContext
    let form: FormFields

    func apply(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard var book = try PathBook(context) else { return Applied(PathReply.unbegun(context)) }
        let before = book
        let today = book.today
        switch form.pathStep {
        case .rest where !book.history.isResting(on: today):
            keep(RestWeek(from: today, days: book.config.restDays), &book, &changeSet)
        case .unrest:
            for rest in book.history.rests where rest.contains(today) { keep(rest.ended(on: today), &book, &changeSet) }
        case .rest: break
        default: return PathReply.refuse(context, from: [.rest, .unrest] as [PathStep])
        }
        book.keepReached(since: before, &changeSet)
        return PathReply.done(.home, json: ["resting": .bool(book.history.isResting(on: today))])
    }

    private func keep(_ rest: RestWeek, _ book: inout PathBook, _ changeSet: inout ChangeSet) {
        book.history.rests.removeAll { $0.from == rest.from }
        book.history.rests.append(rest)
        changeSet.set(RecordKey(scope: .path, kind: PathRecords.rest, id: rest.from.description), rest.fields)
    }
}
