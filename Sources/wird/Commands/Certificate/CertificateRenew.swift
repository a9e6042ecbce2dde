import ArgumentParser
import Server

/// `wird certificate renew`: a new certificate by the same authority, which phones go on trusting.
struct CertificateRenew: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "renew", abstract: "Make a new certificate; phones go on trusting its authority.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        try CertificateReport.print(try Installation(common), anew: true)
    }
}
