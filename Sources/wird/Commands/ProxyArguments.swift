import ArgumentParser
import Server
import Storage

/// The options of `wird serve` behind a proxy.
struct ProxyArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The one public address, where a proxy with TLS stands in front; by default WIRD_URL.",
            valueName: "https://host"))
    var url: String?

    @Option(
        help: ArgumentHelp(
            "The addresses that proxies ask from; by default WIRD_TRUSTED_PROXIES, otherwise this machine's own.",
            valueName: "ranges"))
    var trustedProxies: String?

    /// How the server is reached through a proxy, or `nil` if it isn't.
    func options(_ installation: Installation) throws -> ProxyOptions? {
        let terminal = installation.terminal
        let named = trustedProxies ?? installation.value("WIRD_TRUSTED_PROXIES") ?? ""
        let ranges: [AddressRange]
        do throws(NotARange) {
            ranges = try AddressRange.list(named)
        } catch {
            throw Failure(terminal.text("badProxies", ["range": error.text]), .usage)
        }
        guard let url = url ?? installation.value("WIRD_URL") else {
            guard ranges.isEmpty else { throw Failure(terminal.text("proxiesAlone"), .usage) }
            return nil
        }
        guard let address = PublicAddress(url) else {
            throw Failure(terminal.text("badURL", ["url": url]), .usage)
        }
        return ProxyOptions(address: address, proxies: ranges)
    }
}
