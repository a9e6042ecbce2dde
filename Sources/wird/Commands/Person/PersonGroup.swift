import ArgumentParser

/// `wird person …`.
struct PersonGroup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "person", abstract: "Invite people to this server, and look after their accounts.",
        subcommands: [
            PersonList.self, PersonInvite.self, PersonRecover.self, PersonClose.self, PersonReopen.self,
        ], defaultSubcommand: PersonList.self)
}
