import Foundation
import Recitation

/// The engine in a process of its own, so that nothing of the library's can bring the program down: if the helper dies or hangs,
/// the question fails with a fault and the next one begins a new helper.
///
/// It is not to be used by two threads at once.
public final class HelperEngine: WordScoring {
    /// How the helper is started, and how long it may take.
    public struct Setup: Hashable, Sendable {
        /// The program and its arguments, which say where library and model are.
        public var program: String
        public var arguments: [String]
        /// How long it may take to load, and to answer.
        public var loading: Duration
        public var answering: Duration

        public init(program: String, arguments: [String], loading: Duration, answering: Duration) {
            self.program = program
            self.arguments = arguments
            self.loading = loading
            self.answering = answering
        }
    }

    private struct Running {
        var process: Process
        var channel: Channel
        var longest: Int
    }

    private let setup: Setup
    private var running: Running?
    /// How often a helper was started.
    public private(set) var starts = 0

    public init(_ setup: Setup) { self.setup = setup }

    deinit { stop() }

    /// The helper's process, while one runs.
    public var processIdentifier: Int32? { running?.process.processIdentifier }

    /// Starts the helper if none runs, and waits until it is ready. Gives the longest sound that it takes.
    @discardableResult
    public func start() throws(RecogniserFault) -> Int {
        if let running, running.process.isRunning { return running.longest }
        stop()
        let (process, channel) = try launch()
        starts += 1
        var running = Running(process: process, channel: channel, longest: 0)
        self.running = running
        switch try answer(running, within: setup.loading) {
        case .ready(let longest):
            running.longest = longest
            self.running = running
            return longest
        case .fault(let fault):
            stop()
            throw fault
        case .scores:
            stop()
            throw .died
        }
    }

    public func scores(of hypotheses: [[String]], in sound: [Float]) throws(RecogniserFault) -> [HypothesisScores] {
        let longest = try start()
        guard sound.count <= longest else { throw .long }
        guard let running else { throw .died }
        do throws(Channel.Fault) {
            try running.channel.send(Wire.Question(hypotheses: hypotheses, sound: sound).bytes)
        } catch {
            stop()
            throw .died
        }
        switch try answer(running, within: setup.answering) {
        case .scores(let scores): return scores
        case .fault(let fault): throw fault
        case .ready:
            stop()
            throw .died
        }
    }

    /// Ends the helper.
    public func stop() {
        guard let running else { return }
        self.running = nil
        close(running.channel.descriptor)
        guard running.process.isRunning else { return }
        kill(running.process.processIdentifier, SIGKILL)
        running.process.waitUntilExit()
    }

    private func answer(_ running: Running, within time: Duration) throws(RecogniserFault) -> Wire.Answer {
        let message: [UInt8]
        do throws(Channel.Fault) {
            message = try running.channel.receive(by: .now + time)
        } catch {
            stop()
            throw error == .late ? .hung : .died
        }
        guard let answer = Wire.Answer(message) else {
            stop()
            throw .died
        }
        return answer
    }

    private func launch() throws(RecogniserFault) -> (Process, Channel) {
        var ends: [Int32] = [0, 0]
        #if canImport(Darwin)
            let kind = SOCK_STREAM
        #else
            let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        #endif
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .start("socketpair \(errno)") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: setup.program)
        process.arguments = setup.arguments
        process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch {
            close(ends[0])
            close(ends[1])
            throw .start(error.localizedDescription)
        }
        close(ends[1])
        return (process, Channel(descriptor: ends[0]))
    }
}
