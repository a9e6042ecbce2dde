import HTTPTypes
import Hummingbird
import HummingbirdCore
import Interface
import Logging
import Storage

/// What a sender is told when a file is not taken.
extension BlobResponder {
    func refusal(_ error: BlobError, _ request: Request, _ context: SiteContext) -> Response {
        var response = answer(error, request)
        response.headers[.tusResumable] = Self.version
        response.headers[SyncResponder.personHeader] = person
        switch error {
        case .wrongOffset(let offset): response.headers[.uploadOffset] = "\(offset)"
        case .full: context.logger.error("there is no room for a blob")
        case .failed(let reason): context.logger.error("the blobs failed", metadata: ["reason": "\(reason)"])
        case .tooLarge, .overQuota, .tooManyUploads, .unknown, .surplus, .wrongType, .wrongHash: break
        }
        return response
    }

    private static let noRoom = HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")

    private func answer(_ error: BlobError, _ request: Request) -> Response {
        func page(_ status: HTTPResponse.Status, _ key: String, limit: Int? = nil) -> Response {
            let language = messages.preferred(request.headers[.acceptLanguage] ?? "")
            let number = limit.map { messages.strings(language)?.digits.rendering("\($0)") ?? "\($0)" }
            return messages.page(status, key, number.map { ["limit": $0] } ?? [:], for: request)
        }
        switch error {
        case .tooLarge(let limit): return page(.contentTooLarge, "blob.tooLarge", limit: limit >> 20)
        // RFC 4918 §11.5 and RFC 4331 §6 answer both of these with 507.
        case .overQuota(let limit): return page(Self.noRoom, "blob.quota", limit: limit >> 20)
        case .full: return page(Self.noRoom, "blob.full")
        case .tooManyUploads(let limit): return page(.tooManyRequests, "blob.uploads", limit: limit)
        case .unknown: return page(.notFound, "blob.unknown")
        case .wrongOffset: return page(.conflict, "blob.offset")
        case .surplus: return page(.contentTooLarge, "blob.surplus")
        case .wrongType: return page(.unsupportedMediaType, "blob.content")
        // The protocol's own status for bytes that are not what was announced (tus 1.0.0, Checksum).
        case .wrongHash: return page(.init(code: 460, reasonPhrase: "Checksum Mismatch"), "blob.hash")
        case .failed: return .plain(.serviceUnavailable)
        }
    }
}

extension Response {
    /// An answer about an upload: headers alone, which nobody keeps.
    static func blobs(_ status: HTTPResponse.Status) -> Response {
        let headers: HTTPFields = [.cacheControl: "no-store"]
        return Response(status: status, headers: headers.withSecurity)
    }
}

extension HTTPField.Name {
    static let tusResumable = Self("tus-resumable")!
    static let tusVersion = Self("tus-version")!
    static let tusExtension = Self("tus-extension")!
    static let tusMaxSize = Self("tus-max-size")!
    static let uploadLength = Self("upload-length")!
    static let uploadOffset = Self("upload-offset")!
    static let uploadExpires = Self("upload-expires")!
    static let uploadMetadata = Self("upload-metadata")!
    static let reprDigest = Self("repr-digest")!
}
