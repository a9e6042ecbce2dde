import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Storage

/// Sending files, whole or a range of them (RFC 9110 §13 and §14).
extension BlobResponder {
    /// Answers 404 to whoever may not have a blob: it can't be told from one that there isn't.
    func send(_ hash: BlobHash, _ request: Request, _ context: SiteContext) async throws -> Response {
        // What a page of another site loads can't be read by it; here it isn't even looked for.
        guard !request.isOfForeignPage else { return .plain(.notFound) }
        let found = try await filing.run { [store, grant, person] () -> (blob: Blob, path: String)? in
            if let blob = try store.blob(hash) { return (blob, store.path(of: hash)) }
            guard let other = try grant.store(hash, person), let blob = try other.blob(hash) else { return nil }
            return (blob, other.path(of: hash))
        }
        guard let (blob, path) = found else { return .plain(.notFound) }
        let headers = Self.headers(of: blob)
        let tag = headers[.eTag] ?? ""
        if let known = request.headers[.ifNoneMatch], Self.names(known, tag) {
            return Response(status: .notModified, headers: headers)
        }
        switch ByteRange(Self.range(of: request, tag), length: blob.bytes) {
        case .unsatisfiable:
            var headers = headers
            headers[.contentRange] = "bytes */\(blob.bytes)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        case .part(let range):
            var headers = headers
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound)/\(blob.bytes)"
            return Response(
                status: .partialContent, headers: headers, body: try await body(path, range, request, context))
        case .whole:
            return Response(
                status: .ok, headers: headers,
                body: try await body(path, 0...(blob.bytes - 1), request, context))
        }
    }

    private func body(
        _ path: String, _ range: ClosedRange<Int>, _ request: Request, _ context: SiteContext
    ) async throws -> ResponseBody {
        guard request.method == .get else {
            return ResponseBody(contentLength: range.count) { try await $0.finish(nil) }
        }
        return try await FileIO().loadFile(path: path, range: range, context: context)
    }

    /// The range that is asked for; none where the sender has another version of the file (RFC 9110 §13.1.5), or asks
    /// with another method than GET (§14.2).
    private static func range(of request: Request, _ tag: String) -> String? {
        guard request.method == .get else { return nil }
        if let condition = request.headers[.ifRange], condition != tag { return nil }
        return request.headers[.range]
    }

    /// Whether `If-None-Match` names a tag (RFC 9110 §13.1.2).
    private static func names(_ header: String, _ tag: String) -> Bool {
        header.split(separator: ",").contains { item in
            let item = item.filter { $0 != " " }
            return item == "*" || item == tag || item == "W/" + tag
        }
    }

    /// A browser plays or shows the file inside a page of Wird's, and never as a page of its own: it is a download, its
    /// type is what was declared and found, and were it opened after all, it would have no origin and run nothing. It is
    /// kept by the browser, and asked about each time, because somebody else may sit there by then.
    private static func headers(of blob: Blob) -> HTTPFields {
        let headers: HTTPFields = [
            .contentType: blob.type.rawValue, .eTag: "\"\(blob.hash.text)\"", .acceptRanges: "bytes",
            .cacheControl: "private, no-cache", .lastModified: HTTPDate.text(blob.received),
            .contentDisposition: "attachment; filename=\"wird-\(blob.hash.text.prefix(12)).\(blob.type.ending)\"",
            .contentSecurityPolicy: "sandbox; default-src 'none'; frame-ancestors 'none'",
            .reprDigest: digest(blob.hash),
        ]
        return headers.withSecurity
    }
}
