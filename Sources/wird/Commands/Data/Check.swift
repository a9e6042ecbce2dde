import ArgumentParser
import Foundation
import Quran
import Records
import Storage

/// `wird check`: whether the data, the backups, the configuration and the content are intact.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check the data, the backups, the configuration and the content.", aliases: ["doctor"])

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let report = CheckReport(installation)
        installation.terminal.show(report.lines, json: report.json)
        guard report.isGood else { throw ExitCode(Failure.Code.failed.rawValue) }
    }
}

/// The findings of a check, part by part.
struct CheckReport {
    private(set) var lines: [String] = []
    private var parts: [JSON] = []
    private(set) var isGood = true
    private let terminal: Terminal

    init(_ installation: Installation) {
        terminal = installation.terminal
        checkData(installation)
        checkBackups(installation)
        checkConfiguration(installation)
        checkContent(installation)
    }

    var json: JSON { ["ok": .bool(isGood), "checks": .array(parts)] }

    private mutating func add(_ part: String, _ problem: String?, _ detail: String = "") {
        if problem != nil { isGood = false }
        lines.append("\(problem == nil ? "✓" : "✗") \(terminal.word("part.\(part)")): \(problem ?? detail)")
        parts.append([
            "part": .string(part), "ok": .bool(problem == nil), "message": .string(problem ?? detail),
        ])
    }

    private mutating func checkData(_ installation: Installation) {
        do throws(StoreError) {
            switch try installation.data.state() {
            case .whole: add("data", nil, installation.data.database)
            case .new: add("data", nil, terminal.word("noData", ["path": installation.data.path]))
            case .beingRestored: add("data", nil, terminal.word("restoring"))
            }
        } catch {
            add("data", terminal.text(error.message.key, error.message.values))
        }
    }

    private mutating func checkBackups(_ installation: Installation) {
        let backups = Backups(installation.data).list()
        for backup in backups {
            do throws(StoreError) {
                try Backups.verify(backup.path)
            } catch {
                guard case .newer = error else {
                    return add("backups", terminal.word("badBackup", ["file": backup.path]))
                }
                return add("backups", terminal.text(error.message.key, error.message.values))
            }
        }
        let newest = backups.first.map { terminal.parting + $0.timeText } ?? ""
        add("backups", nil, terminal.digits("\(backups.count)") + newest)
    }

    private mutating func checkConfiguration(_ installation: Installation) {
        do {
            let built = try installation.bundle(installation.library())
            for problem in built.problems {
                add("config", terminal.text("badOverride", ["file": problem.file, "reason": problem.detail]))
            }
            if built.problems.isEmpty { add("config", nil, built.bundle.build) }
            checkAssets(built.bundle)
        } catch let failure as Failure {
            add("config", failure.text)
        } catch {
            add("config", "\(error)")
        }
    }

    /// Checks the assets. The stylesheet stands for all of them, because the files are made together.
    private mutating func checkAssets(_ bundle: BuiltBundle) {
        let missing = bundle.files.paths.filter { !FileManager.default.fileExists(atPath: $0.value) }.keys.sorted()
        let isBuilt = bundle.files.assets["app.css"] != nil && missing.isEmpty
        add("assets", isBuilt ? nil : terminal.word("noContent"), terminal.digits("\(bundle.files.paths.count)"))
    }

    private mutating func checkContent(_ installation: Installation) {
        let library = installation.library()
        let problems = library.problems()
        for problem in problems { add("content", problem.description) }
        for refusal in library.textRefusals() { add("content", "\(refusal.part): \(refusal.reason.rawValue)") }
        guard problems.isEmpty, library.textRefusals().isEmpty else { return }
        guard !library.entries.isEmpty else { return add("content", terminal.word("noContent")) }
        add("content", nil, library.entries.map { "\($0.name) \($0.version)" }.joined(separator: ", "))
    }
}
