import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

/// Sends files. Those whose URLs carry their hash never change, so browsers keep them forever.
struct FileResponder: Sendable {
    /// The files on disk by URL.
    let paths: [String: String]
    /// Whether a file never changes at its address.
    let isForGood: Bool
    private let io = FileIO()

    init(paths: [String: String], isForGood: Bool = true) {
        self.paths = paths
        self.isForGood = isForGood
    }

    func respond(to request: Request, context: some RequestContext) async throws -> Response {
        guard request.method == .get || request.method == .head else { return .notAllowed("GET, HEAD") }
        guard let path = paths[request.uri.path], let whole = Self.size(of: path) else { return .plain(.notFound) }
        let ranges = request.headers[.range]
        // A range refers to the file itself, not to a compressed copy.
        let copy = ranges == nil ? Self.copy(of: path, accepting: request.headers[.acceptEncoding]) : nil
        var headers = Self.headers(for: request.uri.path, coding: copy?.coding)
        if !isForGood {
            headers[.cacheControl] = "no-cache"
            headers[.eTag] = Self.version(of: path, size: whole)
        }
        if request.headers[.ifNoneMatch] == headers[.eTag] { return Response(status: .notModified, headers: headers) }
        let length = copy.flatMap { Self.size(of: $0.path) } ?? whole
        switch ByteRange(ranges, length: length) {
        case .unsatisfiable:
            headers[.contentRange] = "bytes */\(length)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        case .part(let range):
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound)/\(length)"
            let body = try await body(path, range, request, context)
            return Response(status: .partialContent, headers: headers, body: body)
        case .whole:
            guard length > 0 else { return Response(status: .ok, headers: headers) }
            return Response(
                status: .ok, headers: headers,
                body: try await body(copy?.path ?? path, 0...(length - 1), request, context))
        }
    }

    private func body(
        _ path: String, _ range: ClosedRange<Int>, _ request: Request, _ context: some RequestContext
    ) async throws -> ResponseBody {
        guard request.method != .head else {
            return ResponseBody(contentLength: range.count) { try await $0.finish(nil) }
        }
        return try await io.loadFile(path: path, range: range, context: context)
    }

    private static func headers(for url: String, coding: String?) -> HTTPFields {
        var headers: HTTPFields = [
            .contentType: MediaType.named(by: url), .cacheControl: "public, max-age=31536000, immutable",
            .acceptRanges: "bytes", .vary: "Accept-Encoding",
        ]
        headers[.contentEncoding] = coding
        headers[.eTag] = "\"\(url.split(separator: "/").last ?? "")\(coding.map { ".\($0)" } ?? "")\""
        return headers.withSecurity
    }

    /// The compressed copy beside the file, if there is one in a coding that the browser accepts.
    private static func copy(of path: String, accepting header: String?) -> (path: String, coding: String)? {
        for (coding, ending) in [("br", ".br"), ("gzip", ".gz")] where Codings(header).accepts(coding) {
            if FileManager.default.fileExists(atPath: path + ending) { return (path + ending, coding) }
        }
        return nil
    }

    /// The entity tag of a file that may change: its size and modification time.
    private static func version(of path: String, size: Int) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let written = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\"\(size)-\(Int64(written * 1000))\""
    }

    private static func size(of path: String) -> Int? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.size] as? NSNumber)?.intValue
    }
}

/// The content codings that a client accepts (`Accept-Encoding`, RFC 9110 §12.5.3).
struct Codings {
    private let header: String

    init(_ header: String?) {
        self.header = (header ?? "").lowercased()
    }

    /// Whether a coding is named and not refused with `q=0`.
    func accepts(_ coding: String) -> Bool {
        for item in header.split(separator: ",") {
            let parts = item.split(separator: ";").map { $0.filter { $0 != " " } }
            guard parts.first == coding else { continue }
            return !parts.dropFirst().contains { $0 == "q=0" || $0 == "q=0.0" || $0 == "q=0.00" || $0 == "q=0.000" }
        }
        return false
    }
}

/// One range of bytes from a `Range` header (RFC 9110 §14.1.2).
enum ByteRange: Equatable {
    /// No usable header: the whole file is sent.
    case whole
    case part(ClosedRange<Int>)
    /// The range lies outside the file.
    case unsatisfiable

    /// Reads a header. Several ranges are ignored, as the RFC allows.
    init(_ header: String?, length: Int) {
        self = .whole
        guard let header, header.hasPrefix("bytes=") else { return }
        let spec = header.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard spec.count == 2 else { return }
        let isPlain = spec.allSatisfy { $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
        guard isPlain else { return }
        switch (Int(spec[0]), Int(spec[1])) {
        case (nil, let count?) where spec[0].isEmpty:
            self = count == 0 || length == 0 ? .unsatisfiable : .part(max(length - count, 0)...(length - 1))
        case (let first?, nil) where spec[1].isEmpty:
            self = first < length ? .part(first...(length - 1)) : .unsatisfiable
        case (let first?, let last?) where first <= last:
            self = first < length ? .part(first...min(last, length - 1)) : .unsatisfiable
        default: break
        }
    }
}
