import ArgumentParser
import Interface
import Records

/// `wird pair`: a fresh link that pairs a device, while the server runs or before it is started again.
struct PairCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pair", abstract: "Make a link that pairs a device, once; one made before no longer does.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let answer = try installation.client().post("/me/devices", ["step": "code"])
        let link = answer["link"]?.string ?? ""
        var lines: [String] = []
        if let trust = answer["trust"]?.string { lines += [terminal.word("home.trust"), "  " + trust] }
        lines += [terminal.word("home.pair"), "  " + link]
        if terminal.draws { lines += QRCode(link, level: .low)?.lines ?? [] }
        terminal.show(lines, json: answer)
    }
}
