import Almanac
import Interface
import Records

/// Keeps where the person is: a city of the list, or coordinates with or without a zone.
enum PlaceCommand {
    static func apply(_ form: FormFields, _ visit: Visit, _ outbox: inout Outbox) throws(Missing) -> Applied {
        let place: Place
        switch try PlaceReading.read(form, visit) {
        case .place(let read): place = read
        case .problem(let problem):
            let message = visit.strings.filled(problem.phrase, problem.arguments)
            return Applied(
                try PlaceScreen.show(visit, form: form, problem: (problem.field, message)),
                json: .refusal("invalid", message, status: 422))
        }
        outbox.set(Place.key, [Place.field: place.json])
        let target = Return.route(form) ?? .today
        return Applied(
            .seeOther(target.link(QueryItem(.notice, Notice.placeSet.rawValue))),
            json: .json(.object(["place": place.json])))
    }
}
