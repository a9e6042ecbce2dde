import ArgumentParser

/// `wird certificate …`.
struct CertificateGroup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "certificate", abstract: "Make, show and renew the certificate for the home network.",
        subcommands: [CertificateShow.self, CertificateRenew.self], defaultSubcommand: CertificateShow.self)
}
