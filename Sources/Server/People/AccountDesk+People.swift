import Almanac
import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import People
import Records

/// What the operator does about people. None of it shows what anybody does in Wird.
extension AccountDesk {
    func everybody(_ visit: Visit) throws -> Response {
        let now = world.now()
        return visit.people(
            PeoplePage(
                people: try people.everybody(), invitations: try people.invitations(at: now),
                days: config.invitationDays, standardDays: config.standardInvitation, graceDays: config.graceDays,
                own: visit.member?.id ?? "", now: now))
    }

    func invite(_ visit: Visit) throws -> Response {
        guard let role = Role(rawValue: visit.fields["role"]), let days = Int(visit.fields["days"]),
            config.invitationDays.contains(days)
        else { return .seeOther(AccountRoute.people.path) }
        let name = PersonName(visit.fields["name"])?.text ?? ""
        let now = world.now()
        let secret = try people.invite(role, name: name, at: now, until: now + .seconds(Int64(days) * 86_400))
        return visit.invited(secret, origin: origin(visit), days: days)
    }

    func withdraw(_ visit: Visit) throws -> Response {
        try people.withdraw(invitation: visit.fields["invitation"])
        return .seeOther(AccountRoute.people.path)
    }

    func closePerson(_ visit: Visit) throws -> Response {
        guard visit.fields["person"] != visit.member?.id else { throw PeopleError.unknown }
        try people.close(visit.fields["person"], at: world.now())
        return .seeOther(AccountRoute.people.path)
    }

    func reopenPerson(_ visit: Visit) throws -> Response {
        try people.reopen(visit.fields["person"], at: world.now())
        return .seeOther(AccountRoute.people.path)
    }

    /// Makes a recovery code for somebody who has lost every way in; their page says so.
    func recoverPerson(_ visit: Visit) throws -> Response {
        // Whoever was invited to run the server doesn't come into the data of whose machine it is.
        guard visit.fields["person"] != Person.owner || visit.member?.id == Person.owner else {
            throw PeopleError.unknown
        }
        let code = try people.makeRecovery(for: visit.fields["person"], byOperator: true, at: world.now())
        return visit.recovering(code, origin: origin(visit))
    }

    /// Where other devices reach the server: not loopback, where the operator may be asking.
    private func origin(_ visit: Visit) -> String { household.origin ?? visit.origin }
}
