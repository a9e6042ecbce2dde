import Foundation
import Recitation
import Recogniser
import Records
import Server
import Storage

/// How sound is recognised on this machine: the helper's command line, and which model it has.
struct Listening {
    let setup: HelperEngine.Setup
    let modelName: String
    let modelHash: String

    /// The model as answers name it.
    var json: JSON { ["name": .string(modelName), "sha256": .string(modelHash)] }
}

extension Installation {
    /// The numbers of recitation, an operator's own file laid over the shipped one.
    func recitation() throws -> RecitationConfig {
        let config = try bundle(library()).bundle.json["config"]?["RecitationConfig"] ?? .null
        do throws(ConfigError) { return try RecitationConfig(json: config) } catch {
            let values = ["file": error.file + ".json", "reason": "\(error.key): \(error.reason)"]
            throw Failure(terminal.text("badFile", values))
        }
    }

    /// The recogniser with a model of the person's own, or with the built one.
    func recogniser(model path: String?, threads: Int?) throws -> Listening {
        let shelf = RecogniserShelf(folder: contentFolder)
        guard let library = shelf.library else { throw Failure(terminal.word("recogniser.absent")) }
        guard let model = path ?? shelf.model else { throw Failure(terminal.word("recogniser.absent")) }
        guard FileManager.default.fileExists(atPath: model) else { throw failure(.missing(model)) }
        guard let program = Foundation.Bundle.main.executablePath else { throw failure(.start("wird")) }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let arguments = [
            "recogniser", "--library", library, "--model", model, "--threads", "\(min(max(threads ?? cores, 1), 16))",
        ]
        let hash: String
        do throws(RecogniserFault) { hash = try shelf.hash(ofModel: model) } catch { throw failure(error) }
        return Listening(
            setup: HelperEngine.Setup(
                program: program, arguments: arguments, loading: .seconds(60), answering: .seconds(60)),
            modelName: URL(fileURLWithPath: model).lastPathComponent, modelHash: hash)
    }

    /// What the server listens with. `WIRD_RECOGNISER` names a program that answers in the helper's place.
    func listening(model: String?, _ sections: any SectionSource) -> RecogniserParts {
        RecogniserParts(
            content: contentFolder, model: model, program: Foundation.Bundle.main.executablePath ?? "wird",
            standIn: value("WIRD_RECOGNISER"), sections: sections)
    }

    /// What is wrong with the recogniser, in the person's language.
    func failure(_ fault: RecogniserFault) -> Failure {
        Failure(terminal.word("recogniser.\(fault.name)", ["detail": fault.detail]))
    }
}
