import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Recitation
import Records
import Storage

/// Listens while somebody recites (`/quran/recite/listen`): takes the sound, and tells what is heard of it.
struct ListeningResponder: Sendable {
    let room: ListeningRoom
    /// `nil` for a server that has no recogniser.
    let parts: RecogniserParts?
    /// `nil` for a bundle without numbers of recitation.
    let config: RecitationConfig?
    /// Whose sessions these are.
    let person: String
    let world: World
    let reader: BodyReader
    let messages: Messages

    /// The most bytes of sound in one request: 4 seconds.
    static let soundBytes = 250 << 10
    /// The most bytes of a form.
    private static let formBytes = 4 << 10

    func respond(to request: Request, context: SiteContext) async throws -> Response {
        guard let address = ListeningAddress(path: request.uri.path) else { return .plain(.notFound) }
        // A page of another site can't read an answer, but it could take up the room of those who may.
        guard !request.isOfForeignPage else { return .plain(.forbidden) }
        do {
            switch (address, request.method) {
            case (.recogniser, .get): return await standing(request)
            case (.recogniser, .head): return await standing(request).withoutBody
            case (.begin, .post): return try await begin(request)
            case (.session(let id, let part), let method):
                guard method == (part == .events ? .get : .post) else {
                    return .notAllowed(part == .events ? "GET" : "POST")
                }
                guard let session = await room.session(id, of: person) else { return refusal(.unknown, request) }
                return try await answer(request, context, part, session)
            case (.recogniser, _): return .notAllowed("GET, HEAD")
            case (.begin, _): return .notAllowed("POST")
            }
        } catch let refusal as ListeningRefusal {
            return self.refusal(refusal, request)
        } catch is NIOTooManyBytesError {
            return refusal(.tooLarge, request)
        }
    }

    private func answer(
        _ request: Request, _ context: SiteContext, _ part: ListeningAddress.Part, _ session: ListeningSession
    ) async throws -> Response {
        switch part {
        case .events: return await ListeningStream(session: session).respond(to: request, context: context)
        case .sound: return try await sound(request, session)
        case .contest:
            guard let word = Self.number(try await form(request)["word"]) else { throw ListeningRefusal.malformed }
            guard await session.contest(word) else { throw ListeningRefusal.unmarked }
            return .blobs(.noContent)
        case .again:
            guard let word = Self.number(try await form(request)["word"]) else { throw ListeningRefusal.malformed }
            guard await session.restart(ayahOf: word) else { throw ListeningRefusal.span }
            return .blobs(.noContent)
        case .end:
            let log = await session.end()
            await room.forget(session.id)
            return .json((["log": log.json] as JSON).bytes())
        }
    }

    private func begin(_ request: Request) async throws -> Response {
        let form = try await form(request)
        guard let span = RecitedSpan(form["span"]) else { throw ListeningRefusal.span }
        guard let tolerance = form["tolerance"].isEmpty ? .normal : Tolerance(name: form["tolerance"]) else {
            throw ListeningRefusal.malformed
        }
        guard ["", "read", "memory"].contains(form["mode"]) else { throw ListeningRefusal.malformed }
        guard let parts, let config else { throw ListeningRefusal.absent }
        switch parts.look() {
        case .absent: throw ListeningRefusal.absent
        case .missing: throw ListeningRefusal.missing
        case .ready: break
        }
        let passage = try span.passage(parts)
        guard let start = form["start"].isEmpty ? 0 : Self.number(form["start"]), start < passage.count else {
            throw ListeningRefusal.span
        }
        if case .busy(let seconds) = await room.place(for: person) { throw ListeningRefusal.busy(seconds) }
        let tracker = RecitationTracker(passage, config, tolerance: tolerance, start: start)
        let entropy = world.entropy()
        let id = Hex.encode(entropy.high) + Hex.encode(entropy.low)
        let session = await room.begin(person, id: id, tracker, isFromMemory: form["mode"] == "memory", parts)
        guard let session else { throw ListeningRefusal.busy(1) }
        let answer: JSON = ["session": .string(session.id), "words": .int(Int64(passage.count))]
        return .json(answer.bytes(), status: .created)
    }

    private func sound(_ request: Request, _ session: ListeningSession) async throws -> Response {
        guard Self.type(of: request) == "application/octet-stream" else { throw ListeningRefusal.type }
        let from = Self.number(HostForm(Array((request.uri.query ?? "").utf8))["from"])
        let body = try await reader.read(request, upTo: Self.soundBytes)
        guard let from, body.count % 4 == 0 else { throw ListeningRefusal.malformed }
        switch await session.take(Self.samples(body), from: from) {
        case .taken: return .blobs(.noContent)
        case .gap(let next): return .json((["next": .int(Int64(next))] as JSON).bytes(), status: .conflict)
        case .full: throw ListeningRefusal.full
        }
    }

    private func form(_ request: Request) async throws -> HostForm {
        guard Self.type(of: request) == "application/x-www-form-urlencoded" else { throw ListeningRefusal.formType }
        return HostForm(try await reader.read(request, upTo: Self.formBytes))
    }

    /// The media type of a request's body, without its parameters.
    private static func type(of request: Request) -> String {
        let type = (request.headers[.contentType] ?? "").lowercased()
        return String(type.prefix { $0 != ";" }.filter { $0 != " " })
    }

    /// Float32 samples, the least byte first; what is no number is silence.
    private static func samples(_ bytes: [UInt8]) -> [Float] {
        stride(from: 0, to: bytes.count, by: 4).map { at in
            var bits: UInt32 = 0
            for byte in 0..<4 { bits |= UInt32(bytes[at + byte]) << UInt32(8 * byte) }
            let sample = Float(bitPattern: bits)
            return sample.isFinite ? min(max(sample, -1), 1) : 0
        }
    }

    /// A number in digits alone.
    private static func number(_ text: String) -> Int? {
        guard (1...10).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }
}
