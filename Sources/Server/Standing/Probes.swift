import Almanac
import App
import HTTPTypes
import HummingbirdCore
import NIOCore
import Records

/// Answers `/readyz` and `/metrics`, by which an operator's tools watch the server. Who asks on this machine without a
/// token is answered; from elsewhere only who shows the operator's own token, if there is one.
struct Probes: Sendable {
    let reader: StandingReader
    let counters: Counters
    let watch: ChangeWatch
    /// What a tool elsewhere shows as `Authorization: Bearer`; empty where none may ask.
    let token: String
    let start: Instant

    /// The answer to a probe; `nil` for everything else, which a wrong token and a request from elsewhere are.
    ///
    /// - Parameter isHere: whether the request comes from this machine.
    func answer(to request: Request, isHere: Bool) async -> Response? {
        let path = request.uri.path
        guard path == App.readyPath || path == App.metricsPath else { return nil }
        guard isOpen(to: request, isHere: isHere) else { return nil }
        guard request.method == .get || request.method == .head else { return .notAllowed("GET, HEAD") }
        let standing = reader.look(streams: await watch.count)
        let response = path == App.readyPath ? ready(standing) : metrics(standing)
        return request.method == .head ? response.withoutBody : response
    }

    private func isOpen(to request: Request, isHere: Bool) -> Bool {
        let shown = request.headers[.authorization] ?? ""
        if shown.isEmpty { return isHere }
        return !token.isEmpty && ConstantTime.equal(shown, "Bearer " + token)
    }

    private func ready(_ standing: Standing) -> Response {
        let answer: JSON = [
            "status": .string(standing.isReady ? "ready" : "not_ready"),
            "reasons": .array(standing.faults.map { .string($0.rawValue) }),
        ]
        return .json(answer.bytes(), status: standing.isReady ? .ok : .serviceUnavailable)
    }

    private func metrics(_ standing: Standing) -> Response {
        let text = MetricsText(counters.numbers, standing, memory: MetricsText.memory(), start: start)
        let headers: HTTPFields = [.contentType: MetricsText.type, .cacheControl: "no-store"]
        return Response(
            status: .ok, headers: headers.withSecurity, body: ResponseBody(byteBuffer: ByteBuffer(bytes: text.bytes)))
    }
}
