import ArgumentParser
import Foundation

/// The command line: the same app as in the browser, for a terminal and for scripts.
struct Wird: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wird",
        abstract: "A private companion for the Muslim day. رفيق خاص ليوم المسلم.",
        discussion: """
            Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused (a prayer stands there, no such task).
            Every command prints JSON with --json; docs/cli.md lists the keys.
            """,
        subcommands: [
            Serve.self, Today.self, Reschedule.self, Next.self, RemindersCommand.self, Times.self, Hijri.self,
            CalendarCommand.self, QiblaCommand.self, TaskGroup.self,
            PlaceGroup.self, TimetableGroup.self, Export.self, Import.self, Backup.self, Restore.self, Check.self,
            StatusCommand.self, PairCommand.self,
            ConfigGroup.self, CertificateGroup.self, PersonGroup.self, ProviderGroup.self, QuranCommand.self,
            PathCommand.self, CourseGroup.self, HifzGroup.self, ReciteGroup.self, RecogniserCommand.self,
            Version.self, ContentGroup.self,
            ReplayCommand.self,
        ])
}

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
