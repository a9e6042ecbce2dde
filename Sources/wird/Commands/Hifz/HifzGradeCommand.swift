import ArgumentParser
import Hifz
import Records

/// `wird hifz grade`: how a passage went when it was recited from memory.
struct HifzGradeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "grade", abstract: "Note how a passage went, as the person themselves judges it.",
        discussion: """
            A new passage is learnt first (--learnt): from then on it is reviewed on the days that the memory model names.
            """)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp("The item, as `wird hifz today` names it: ayat:78:1-16, page:582.", valueName: "item"))
    var item: String

    @Argument(help: ArgumentHelp("How it went: again, hard, good or easy.", valueName: "grade"))
    var grade: String?

    @Flag(help: "It was recited whole from memory for the first time.")
    var learnt = false

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        guard let item = HifzItem(id: item) else {
            throw Failure(terminal.word("hifz.noItem", ["value": self.item]), .usage)
        }
        guard learnt == (grade == nil) else { throw Failure(terminal.word("hifz.oneGrade"), .usage) }
        let path = "/quran/hifz/" + item.id.replacing(":", with: "-")
        let fields: JSONObject =
            learnt ? ["step": "learnt"] : ["step": "grade", "grade": .string(grade ?? "")]
        let answer = try installation.client().post(path, fields)
        terminal.show(HifzText(json: answer, terminal: terminal).noted, json: answer)
    }
}
