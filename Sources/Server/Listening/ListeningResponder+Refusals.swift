import HTTPTypes
import Hummingbird
import HummingbirdCore
import Interface
import Records

/// Why nothing is listened to, or something isn't taken.
enum ListeningRefusal: Error, Hashable {
    /// There is no recogniser on this machine.
    case absent
    /// The model that the operator named isn't there.
    case missing
    /// The Quran's text isn't there, or isn't what it must be.
    case noText
    case busy(Int)
    /// The address of a passage that there isn't, or a word that isn't in it.
    case span
    case malformed
    /// The body isn't sound, or isn't a form.
    case type
    case formType
    case tooLarge
    /// There is no such session, or it is another person's.
    case unknown
    /// The word has no mark.
    case unmarked
    /// The recogniser is too far behind to take more.
    case full

    fileprivate var answer: (status: HTTPResponse.Status, key: String) {
        switch self {
        case .absent: (.serviceUnavailable, "listening.absent")
        case .missing: (.serviceUnavailable, "listening.missing")
        case .noText: (.serviceUnavailable, "listening.noText")
        case .busy: (.conflict, "listening.busy")
        case .span: (.badRequest, "listening.span")
        case .malformed: (.badRequest, "listening.malformed")
        case .type: (.unsupportedMediaType, "listening.type")
        case .formType: (.unsupportedMediaType, "listening.formType")
        case .tooLarge: (.contentTooLarge, "listening.tooLarge")
        case .unknown: (.notFound, "listening.unknown")
        case .unmarked: (.conflict, "listening.unmarked")
        case .full: (.tooManyRequests, "listening.full")
        }
    }
}

extension ListeningResponder {
    func refusal(_ refusal: ListeningRefusal, _ request: Request) -> Response {
        let (status, key) = refusal.answer
        guard case .busy(let seconds) = refusal else {
            var response = messages.page(status, key, for: request)
            if refusal == .full { response.headers[.retryAfter] = "1" }
            return response
        }
        let answer: JSON = [
            "error": .string(key), "message": .string(sentence(refusal, request)), "waitSeconds": .int(Int64(seconds)),
        ]
        var response = Response.json(answer.bytes(), status: status)
        response.headers[.retryAfter] = "\(seconds)"
        return response
    }

    private func sentence(_ refusal: ListeningRefusal, _ request: Request) -> String {
        let language = messages.preferred(request.headers[.acceptLanguage] ?? "")
        var values: [String: String] = [:]
        if case .busy(let seconds) = refusal {
            values["seconds"] = messages.strings(language)?.digits.rendering("\(seconds)") ?? "\(seconds)"
        }
        return messages.text(refusal.answer.key, values, language: language)
    }

    /// Whether anything can listen here, and for this person now.
    func standing(_ request: Request) async -> Response {
        func absent(_ refusal: ListeningRefusal) -> JSON {
            ["state": "absent", "reason": .string(sentence(refusal, request))]
        }
        let answer: JSON
        switch config == nil ? .absent : parts?.look() ?? .absent {
        case .absent: answer = absent(.absent)
        case .missing: answer = absent(.missing)
        case .ready(let name, let sha256):
            var found: JSONObject = ["state": "ready", "model": .string(name), "reason": ""]
            if let sha256 { found["sha256"] = .string(sha256) }
            if case .busy(let seconds) = await room.place(for: person) {
                found["state"] = "busy"
                found["waitSeconds"] = .int(Int64(seconds))
                found["reason"] = .string(sentence(.busy(seconds), request))
            }
            answer = .object(found)
        }
        return .json(answer.bytes())
    }
}
