import ArgumentParser

/// `wird provider …`.
struct ProviderGroup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "provider",
        abstract: "Let people sign in by a service of their own (OpenID Connect). Without one nobody outside is asked.",
        subcommands: [ProviderList.self, ProviderAdd.self, ProviderRemove.self], defaultSubcommand: ProviderList.self)
}
