import ArgumentParser
import Foundation
import Quran
import Records
import Server
import Storage

/// `wird quran play`: an ayah's recitation, out of what this machine has.
struct QuranPlay: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play", abstract: "Play an ayah's recitation from this machine; with --json only say where it is.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "2:255, or a surah's name and a number.")
    var reference: [String]

    @Option(help: ArgumentHelp("The reciter's id; without it the first who is here.", valueName: "id"))
    var reciter: String?

    /// Programs that play a file and end, each with what it is given before the file's name.
    private static let players = [
        ["mpv", "--no-video", "--really-quiet"], ["ffplay", "-nodisp", "-autoexit", "-loglevel", "error"],
        ["mpg123", "-q"], ["cvlc", "--play-and-exit", "-q"], ["afplay"],
    ]

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let answer = try QuranAnswer(reference.joined(separator: " "), installation)
        guard answer.json["places"]?.array?.first?["kind"] == "ayah", let ayah = answer.named.first,
            let surah = ayah["surah"]?.int, let number = ayah["ayah"]?.int
        else { throw answer.failure }
        let place = terminal.digits("\(surah):\(number)")
        guard let sound = try sound(AyahReference(surah: Int(surah), ayah: Int(number)), installation) else {
            throw Failure(terminal.word("quran.noRecitation", ["ayah": place]), .refused)
        }
        terminal.show(
            [place + terminal.parting + sound.reciter],
            json: [
                "surah": .int(surah), "ayah": .int(number), "reciter": .string(sound.reciter),
                "file": .string(sound.file),
            ])
        guard !common.json else { return }
        guard let player = player(installation) else {
            throw Failure(terminal.word("quran.noPlayer", ["file": sound.file]))
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: player[0])
        process.arguments = player.dropFirst() + [sound.file]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(terminal.word("quran.notPlayed", ["file": sound.file]))
        }
    }

    /// The file of an ayah, and who recites it.
    private func sound(_ ayah: AyahReference, _ installation: Installation) throws -> (reciter: String, file: String)? {
        let kept = KeptRecitations(
            folder: installation.value("WIRD_RECITATIONS") ?? installation.data.recitations,
            fetched: installation.data.fetchedRecitations)
        let file = AudioFile.ayah(ayah)
        for reciter in kept.reciters where self.reciter == nil || self.reciter == reciter {
            if let path = kept.own(reciter, file) { return (reciter, path) }
            guard let path = kept.fetched(reciter, file) else { continue }
            // The app says whether this reciter is open to the person, as it does before the server gives the file.
            _ = try installation.reader().get("/quran/recitations/\(reciter)/\(file.name)")
            return (reciter, path)
        }
        return nil
    }

    /// `WIRD_PLAYER`, else the first player that is installed.
    private func player(_ installation: Installation) -> [String]? {
        let folders = (installation.value("PATH") ?? "").split(separator: ":")
        func found(_ name: String) -> String? {
            if name.hasPrefix("/") { return FileManager.default.isExecutableFile(atPath: name) ? name : nil }
            return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        }
        if let chosen = installation.value("WIRD_PLAYER") { return found(chosen).map { [$0] } }
        for player in Self.players {
            if let path = found(player[0]) { return [path] + player.dropFirst() }
        }
        return nil
    }
}
