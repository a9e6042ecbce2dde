import ArgumentParser
import Records

/// `wird version`.
struct Version: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print the version.")

    /// The product's version.
    static let number = "0.1.0"

    @OptionGroup var common: CommonOptions

    func run() throws {
        let terminal = try Installation(common).terminal
        terminal.show(["wird \(Self.number)"], json: ["version": .string(Self.number)])
    }
}
