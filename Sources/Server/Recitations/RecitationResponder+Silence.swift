import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

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
