import ArgumentParser
import Foundation
import People
import Records

/// `wird provider add`.
struct ProviderAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Offer a service by which people sign in, or change the one with its id.",
        discussion: """
            The secret is read from a file and kept in the file of accounts, which its owner alone reads. For Apple give \
            --apple-team, --apple-key and --apple-key-file in place of --issuer and --client-secret-file.
            """)

    @OptionGroup var common: CommonOptions

    @Argument(help: "What people read on its button.")
    var name: String

    @Option(help: "What it is called in addresses: small letters, digits and hyphens. Made of the name if left out.")
    var id: String?

    @Option(help: "Its issuer, byte for byte as it publishes it.")
    var issuer: String?

    @Option(help: "What this server is called there.")
    var clientID: String

    @Option(help: "A file with the client's secret; none for a public client.")
    var clientSecretFile: String?

    @Option(help: "Apple: the developer account's team id.")
    var appleTeam: String?

    @Option(help: "Apple: the key's id.")
    var appleKey: String?

    @Option(help: "Apple: the file of the key (.p8).")
    var appleKeyFile: String?

    func validate() throws {
        let apple = [appleTeam, appleKey, appleKeyFile]
        guard apple.allSatisfy({ $0 == nil }) || apple.allSatisfy({ $0 != nil }) else {
            throw ValidationError("Give --apple-team, --apple-key and --apple-key-file together.")
        }
        guard appleTeam == nil || clientSecretFile == nil else {
            throw ValidationError("Apple's secret is made of the key: leave --client-secret-file out.")
        }
        guard issuer != nil || appleTeam != nil else { throw ValidationError("--issuer is missing.") }
        guard IdentityProvider.isID(identifier) else {
            throw ValidationError("--id \(identifier) can't be one: use small letters, digits and hyphens.")
        }
        let limits = IdentityProvider.limits
        guard (1...limits.title).contains(name.utf8.count), (1...limits.clientID).contains(clientID.utf8.count) else {
            throw ValidationError(
                "The name may have \(limits.title) bytes and --client-id \(limits.clientID), and neither is empty.")
        }
    }

    func run() async throws {
        let desk = try PersonDesk(common)
        let terminal = desk.terminal
        let issuer = issuer ?? ClientSecret.apple
        guard Self.isIssuer(issuer) else {
            throw Failure(terminal.word("provider.issuer", ["name": issuer]), .refused)
        }
        let provider = IdentityProvider(
            id: identifier, title: name, issuer: issuer, clientID: clientID, secret: try secret(terminal))
        guard await provider.secret.isUsable(for: provider, at: desk.now) else {
            throw Failure(terminal.word("provider.secret", ["name": appleKeyFile ?? ""]), .refused)
        }
        try keep(provider, desk)
        let origin = (try? desk.installation.client().get("/me/devices"))?["home"]?.string
        let back = (origin ?? "https://…") + "/account/provider/back/" + provider.id
        terminal.show(
            [terminal.word("provider.added", ["name": name]), "  " + back],
            json: ["added": .string(provider.id), "back": .string(back)])
    }

    private func keep(_ provider: IdentityProvider, _ desk: PersonDesk) throws {
        do throws(PeopleError) {
            try desk.people.add(provider)
        } catch {
            let isTaken = error == .nameTaken || error == .tooMany
            throw isTaken
                ? Failure(desk.terminal.word("provider.taken"), .refused)
                : Failure(desk.terminal.text("failed", ["reason": "\(error)"]))
        }
    }

    /// The id that was given, or the name's letters and digits.
    private var identifier: String {
        if let id { return id }
        let plain = name.lowercased().unicodeScalars.map { scalar in
            ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) ? Character(scalar) : "-"
        }
        return String(plain).split(separator: "-").joined(separator: "-")
    }

    private func secret(_ terminal: Terminal) throws -> ClientSecret {
        if let appleTeam, let appleKey, let appleKeyFile {
            return .apple(team: appleTeam, key: appleKey, pem: try text(of: appleKeyFile, terminal))
        }
        guard let clientSecretFile else { return .none }
        return .shared(try text(of: clientSecretFile, terminal))
    }

    private func text(of path: String, _ terminal: Terminal) throws -> String {
        let text = try? String(contentsOfFile: path, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let text, (1...8_192).contains(text.utf8.count) else {
            throw Failure(terminal.word("provider.secret", ["name": path]), .refused)
        }
        return text
    }

    /// Whether a text can be an issuer (OpenID Connect Core 1.0 §1.2): an address over TLS without a query. On this
    /// machine it may be one without TLS, which the server takes only where `NetworkConfig.json` names the host.
    private static func isIssuer(_ text: String) -> Bool {
        guard text.utf8.count <= IdentityProvider.limits.issuer, let url = URL(string: text), url.query() == nil else {
            return false
        }
        if ProviderDescription.isEncrypted(text) { return true }
        return url.scheme == "http" && ["127.0.0.1", "localhost"].contains(url.host() ?? "") && url.fragment() == nil
    }
}
