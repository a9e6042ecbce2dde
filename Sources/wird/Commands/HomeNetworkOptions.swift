import ArgumentParser
import Logging
import Server
import Storage

/// The options of `wird serve --home`.
struct HomeNetworkOptions: ParsableArguments {
    @Option(help: "The port on the home network, over TLS.")
    var homePort = HomeOptions.standardPort

    @Option(help: "The port of the plain page that leads phones through trusting this machine.")
    var trustPort = HomeOptions.standardTrustPort

    @Option(
        help: ArgumentHelp("A certificate of your own (PEM), in place of the one that Wird makes.", valueName: "file"))
    var certificate: String?

    @Option(help: ArgumentHelp("The key of --certificate (PEM).", valueName: "file"))
    var key: String?

    /// The machine's name and address in place of its own, for tests: `laptop=10.1.2.3`.
    @Option(help: .hidden)
    var testMachine: String?

    /// Whether any of them was named.
    var isGiven: Bool {
        homePort != HomeOptions.standardPort || trustPort != HomeOptions.standardTrustPort || certificate != nil
            || key != nil
    }

    func validate() throws {
        for port in [homePort, trustPort] where !(1...65_535).contains(port) {
            throw ValidationError("\(port) is no port: choose one from 1 to 65535.")
        }
        guard homePort != trustPort else {
            throw ValidationError("--home-port and --trust-port must be different ports.")
        }
        guard (certificate == nil) == (key == nil) else {
            throw ValidationError("--certificate and --key go together: name both files.")
        }
    }

    /// How the server listens on the home network, or `nil` on a machine that is in none: then it says so and goes on.
    func options(_ installation: Installation, _ log: Logger) -> HomeOptions? {
        let machine = machine
        guard !machine().addresses.isEmpty else {
            log.warning("\(installation.terminal.word("home.noNetwork"))")
            return nil
        }
        var source = HomeOptions.Source.made(folder: installation.data.certificates)
        if let certificate, let key { source = .files(certificate: certificate, key: key) }
        return HomeOptions(port: homePort, trustPort: trustPort, certificate: source, machine: machine)
    }

    private var machine: @Sendable () -> MachineNames {
        guard let parts = testMachine?.split(separator: "="), !parts.isEmpty else { return { .current() } }
        let named = MachineNames(name: String(parts[0]), addresses: parts.dropFirst().map(String.init))
        return { named }
    }
}
