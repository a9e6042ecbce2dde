import ArgumentParser
import Foundation

/// Parses the command line, runs the command, and exits with its code.
@main
enum Main {
    static func main() async {
        do {
            var command = try Wird.parseAsRoot()
            if var asynchronous = command as? AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let failure as Failure {
            FileHandle.standardError.write(Data((failure.text + "\n").utf8))
            exit(failure.code.rawValue)
        } catch {
            let code = Wird.exitCode(for: error)
            guard code == .validationFailure else { Wird.exit(withError: error) }
            FileHandle.standardError.write(Data((Wird.fullMessage(for: error) + "\n").utf8))
            exit(Failure.Code.usage.rawValue)
        }
    }
}
