import ArgumentParser
import Foundation
import Quran
import Recitation
import Recogniser
import Records

/// `wird recite batch`: many recordings with many texts by one helper, for measuring (Scripts/measure-recitation).
struct ReciteBatch: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch", abstract: "Score many recordings, for measuring what the check finds.",
        discussion: """
            Each line of standard input is an object, {"file":"a.wav","ref":"112:1"} or {"file":"a.wav","texts":[["word"]]};
            each is answered by a line with "texts": for each text its words with text, score and verdict. With "until", a share
            of the recording, the sound is cut there, and "place" says how many words it holds. With "follow", a list of ayat, the
            recording is followed as while somebody recites: "words" has the states, "place" the word that is expected next.
            """,
        shouldDisplay: false)

    @OptionGroup var common: CommonOptions
    @OptionGroup var engine: ReciteEngine

    func run() throws {
        let installation = try Installation(common)
        let bounds = try engine.bounds(installation)
        let config = try installation.recitation()
        let listening = try installation.recogniser(model: engine.model, threads: engine.threads)
        var helper = HelperEngine(listening.setup)
        write(["model": listening.json])
        let source = ReciteSource(installation: installation)
        while let line = readLine() {
            guard !line.isEmpty else { continue }
            let json = (try? JSON(reading: line)) ?? .null
            var sound = try source.sound(json["file"]?.string ?? "")
            if let refs = json["follow"]?.array?.compactMap({ $0.string }) {
                write(try follow(sound, refs, config, source, &helper))
                continue
            }
            let texts: [[String]]
            if let list = json["texts"]?.array {
                texts = list.map { ($0.array ?? []).compactMap { $0.string } }
            } else {
                texts = [try source.words(of: json["ref"]?.string ?? "")]
            }
            let spoken = texts.map { $0.map { SpokenForm.of($0) } }
            var answer: JSONObject = [:]
            do throws(RecogniserFault) {
                if let until = json["until"]?.double {
                    sound = Array(sound.prefix(Int(Double(sound.count) * min(max(until, 0), 1))))
                    let scores = try helper.scores(of: spoken, in: sound)
                    answer["place"] = .array(scores.map { .int(Int64(Place($0, config.place).count)) })
                } else {
                    let start = ContinuousClock.now
                    let scores = try PassageScoring(config).scores(ofTexts: spoken, in: sound, &helper)
                    answer["seconds"] = .double((ContinuousClock.now - start) / .seconds(1))
                    answer["texts"] = .array(
                        zip(texts, scores).map { ReciteEngine.Words($0, $1, bounds).json })
                }
            } catch { throw installation.failure(error) }
            if let process = helper.processIdentifier { answer["helper"] = .int(Int64(process)) }
            write(answer)
        }
    }

    /// Follows a recording through ayat in chunks of a tenth of a second.
    private func follow(
        _ sound: [Float], _ refs: [String], _ config: RecitationConfig, _ source: ReciteSource,
        _ helper: inout HelperEngine
    ) throws -> JSONObject {
        let passage = Passage(
            try refs.map { ref in
                (
                    AyahReference(text: ref) ?? AyahReference(surah: 1, ayah: 1),
                    try source.words(of: ref).joined(separator: " ")
                )
            })
        guard let tolerance = Tolerance(name: engine.tolerance) else { return [:] }
        var tracker = RecitationTracker(passage, config, tolerance: tolerance)
        var looks = 0
        let start = ContinuousClock.now
        func answer(_ job: ScoringJob) throws {
            looks += 1
            do throws(RecogniserFault) {
                tracker.take(try helper.scores(of: job.words, in: job.sound), for: job)
            } catch { throw source.installation.failure(error) }
        }
        for from in stride(from: 0, to: sound.count, by: Sound.rate / 10) {
            tracker.take(Array(sound[from..<min(from + Sound.rate / 10, sound.count)]))
            while let job = tracker.nextJob() { try answer(job) }
        }
        for _ in 0..<8 {
            guard let job = tracker.nextJob(isFinished: true) else { break }
            try answer(job)
        }
        tracker.end()
        let summary = RecitationSummary(tracker.log)
        return [
            "words": .array(tracker.words.map { .string($0.state.name) }), "place": .int(Int64(tracker.place)),
            "extra": .int(Int64(summary.extra.count)), "looks": .int(Int64(looks)),
            "seconds": .double((ContinuousClock.now - start) / .seconds(1)), "log": tracker.log.json,
        ]
    }

    private func write(_ answer: JSONObject) {
        FileHandle.standardOutput.write(Data(JSON.object(answer).bytes() + [UInt8(ascii: "\n")]))
    }
}
