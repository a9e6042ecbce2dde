import ArgumentParser
import Server

/// `wird certificate show`: the authority that phones trust and the certificate it signed; makes them where there are
/// none.
struct CertificateShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show the certificate for the home network; make it if there is none.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        try CertificateReport.print(try Installation(common), anew: false)
    }
}
