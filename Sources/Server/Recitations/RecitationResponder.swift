import App
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Quran
import Records
import Storage

/// Serves recitations (`/audio/RECITER/002255.mp3`) from the person's own folder, then from what was fetched, and then,
/// if the person has switched the network on, from the reciter's source. Nothing leaves this machine before that.
struct RecitationResponder: Sendable {
    /// The prefix of all addresses of recitations.
    static let area = "/audio/"

    let folder: RecitationFolder
    let fetcher: RecitationFetcher
    /// Asks the app for an address of its own (`/quran/recitations/…`).
    let ask: @Sendable (String) async throws -> (status: Int, body: [UInt8])

    func respond(to request: Request, context: some RequestContext) async throws -> Response {
        let path = request.uri.path
        if path == Self.area + "clear" { return clear(request) }
        guard request.method == .get || request.method == .head else { return .notAllowed("GET, HEAD") }
        let parts = path.dropFirst(Self.area.count).split(separator: "/", omittingEmptySubsequences: false)
        if parts == ["reciters.json"] { return .json(folder.reciters.bytes()) }
        if parts == ["kept.json"] { return .json(kept.bytes()) }
        guard parts.count == 2 else { return .plain(.notFound) }
        let words = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        guard words.count == 2 else { return .plain(.notFound) }
        if parts[0] == "silence", words[1] == "wav" { return try await silence(words[0], request, context) }
        guard Reciter.isID(parts[0]), let file = AudioFile(name: words[0]) else { return .plain(.notFound) }
        let reciter = String(parts[0])
        if words[1] == "json", case .surah(let surah) = file { return timings(reciter, surah) }
        guard words[1] == "mp3" else { return .plain(.notFound) }
        return try await sound(reciter, file, request, context)
    }

    private func sound(
        _ reciter: String, _ file: AudioFile, _ request: Request, _ context: some RequestContext
    ) async throws -> Response {
        if let own = folder.file(reciter, file) {
            let isWhole = request.headers[.range] == nil && request.method == .get
            let data = isWhole ? FileManager.default.contents(atPath: own) : nil
            return try await send(own, data.map { SHA256.hash(Array($0)) }, request, context)
        }
        let answer = try await ask("/quran/recitations/\(reciter)/\(file.name)")
        guard answer.status == 200, let order = (try? JSON(reading: answer.body)).flatMap({ RecitationOrder($0) })
        else {
            return .plain(HTTPResponse.Status(code: answer.status == 200 ? 502 : answer.status))
        }
        if let kept = fetcher.cache.entry(reciter, file.name) {
            return try await send(kept.path, kept.digest, request, context)
        }
        // A page of another site can't make the server fetch anything.
        guard order.usesNetwork, !request.isOfForeignPage else { return .plain(.forbidden) }
        do {
            let fetched = try await fetcher.fetch(reciter, file.name, order)
            return try await send(fetched.path, fetched.digest, request, context)
        } catch let trouble as RecitationError {
            switch trouble {
            case .missing: return .plain(.notFound)
            case .timeout: return .plain(.gatewayTimeout)
            case .unsound, .tooLarge, .refused, .failed: return .plain(.badGateway)
            }
        }
    }

    private func send(
        _ path: String, _ digest: [UInt8]?, _ request: Request, _ context: some RequestContext
    ) async throws -> Response {
        let files = FileResponder(paths: [request.uri.path: path], isForGood: false)
        var response = try await files.respond(to: request, context: context)
        response.headers[.contentType] = MediaType.named(by: path)
        // The hash of the whole file, whichever part of it is sent (RFC 9530 §3).
        if let digest, let name = HTTPField.Name("repr-digest") {
            response.headers[name] = "sha-256=:\(Base64.encode(digest)):"
        }
        return response
    }

    private func timings(_ reciter: String, _ surah: Int) -> Response {
        guard let timings = folder.timings(reciter, surah: surah) else { return .plain(.notFound) }
        var response = Response.json(timings.bytes())
        if let name = HTTPField.Name("repr-digest") {
            response.headers[name] = "sha-256=:\(Base64.encode(SHA256.hash(timings.bytes()))):"
        }
        return response
    }

    private var kept: JSON {
        var list: [JSON] = []
        for holding in fetcher.cache.holdings {
            list.append([
                "reciter": .string(holding.reciter), "files": .int(Int64(holding.files)),
                "bytes": .int(Int64(holding.bytes)),
            ])
        }
        return ["kept": .array(list)]
    }

    private func clear(_ request: Request) -> Response {
        guard request.method == .post else { return .notAllowed("POST") }
        fetcher.cache.clear()
        let headers: HTTPFields = [.location: "/quran/downloads", .cacheControl: "no-store"]
        return Response(status: .seeOther, headers: headers.withSecurity)
    }
}

extension RecitationResponder {
    /// Answers `/audio/silence/2000.wav` with silence of that many milliseconds. The player puts it between
    /// repetitions, because a hidden page's timers are throttled but its sound is not.
    func silence(_ name: Substring, _ request: Request, _ context: some RequestContext) async throws -> Response {
        guard (1...5).contains(name.utf8.count), name.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let milliseconds = Int(name), milliseconds <= 60_000
        else { return .plain(.notFound) }
        let bytes = Self.silence(milliseconds: milliseconds)
        var headers: HTTPFields = [.contentType: "audio/wav", .acceptRanges: "bytes", .cacheControl: "no-cache"]
        headers = headers.withSecurity
        switch ByteRange(request.headers[.range], length: bytes.count) {
        case .unsatisfiable:
            headers[.contentRange] = "bytes */\(bytes.count)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        case .part(let range):
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound)/\(bytes.count)"
            return Response(
                status: .partialContent, headers: headers,
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes[range])))
        case .whole:
            return Response(
                status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
        }
    }

    /// A WAV file of 8-bit samples at 8,000 per second in one channel.
    static func silence(milliseconds: Int) -> [UInt8] {
        let count = milliseconds * 8
        func number(_ value: Int, _ width: Int) -> [UInt8] { (0..<width).map { UInt8(value >> (8 * $0) & 0xFF) } }
        return Array("RIFF".utf8) + number(36 + count, 4) + Array("WAVEfmt ".utf8) + number(16, 4) + number(1, 2)
            + number(1, 2) + number(8_000, 4) + number(8_000, 4) + number(1, 2) + number(8, 2) + Array("data".utf8)
            + number(count, 4) + [UInt8](repeating: 128, count: count)
    }
}
