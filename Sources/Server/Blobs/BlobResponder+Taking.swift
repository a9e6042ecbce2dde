import Almanac
import App
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Records
import Storage
import Synchronization

/// Taking files, part by part.
extension BlobResponder {
    /// Begins an upload, or says that the file is here already. Either way the answer says where it stands, so that a
    /// sender that lost its upload's address goes on with it.
    func begin(_ request: Request, _ context: SiteContext) async throws -> Response {
        guard let length = Self.number(request.headers[.uploadLength]), length > 0,
            let metadata = UploadMetadata(request.headers[.uploadMetadata] ?? ""), let hash = metadata.hash,
            let declaredType = metadata.type
        else { return messages.page(.badRequest, "blob.malformed", for: request) }
        guard let type = BlobType(declared: declaredType) else {
            return messages.page(.unsupportedMediaType, "blob.type", for: request)
        }
        let declared = BlobDeclaration(hash: hash, bytes: length, type: type)
        let (now, limits) = (world.now(), limits)
        // It opens nothing that its owner's session doesn't, so it need only be no other's.
        let id = Hex.encode(world.entropy().high) + hash.text.prefix(16)
        let beginning = try await filing.run { [store] in try store.begin(declared, id: id, at: now, limits) }
        switch beginning {
        case .there(let blob):
            await look(context)
            var response = receipt(blob, .created)
            response.headers[.location] = BlobAddress.blob(blob.hash).path
            return response
        case .upload(let upload):
            var response = standing(upload, .created)
            response.headers[.location] = BlobAddress.upload(upload.id).path
            return response
        }
    }

    /// How far an upload is.
    func status(_ id: String) async throws -> Response {
        guard let upload = try await filing.run({ [store] in try store.upload(id) }) else {
            return Response.plain(.notFound).withoutBody
        }
        var response = standing(upload, .ok)
        response.headers[.uploadLength] = "\(upload.declared.bytes)"
        return response
    }

    /// Takes a part. Whatever of it arrives is kept, also where the connection is cut in the middle.
    func take(_ request: Request, _ id: String, _ context: SiteContext) async throws -> Response {
        guard request.headers[.contentType] == "application/offset+octet-stream" else {
            return messages.page(.unsupportedMediaType, "blob.malformed", for: request)
        }
        guard let offset = Self.number(request.headers[.uploadOffset]) else {
            return messages.page(.badRequest, "blob.malformed", for: request)
        }
        guard let upload = try await filing.run({ [store] in try store.upload(id) }) else { throw BlobError.unknown }
        // Nothing of a part is read that can't be kept.
        guard upload.offset == offset else { throw BlobError.wrongOffset(upload.offset) }
        let left = upload.declared.bytes - offset
        if let length = Self.number(request.headers[.contentLength]), length > left { throw BlobError.surplus }
        let arrived = try await arriving(request, id, offset)
        guard arrived.isWhole else { return standing(arrived, .noContent) }
        let now = world.now()
        let blob = try await filing.run { [store] in try store.finish(id, at: now) }
        await look(context)
        return receipt(blob, .noContent)
    }

    /// Has a recording ruled on that is here now. The receipt is given all the same: upkeep looks again.
    private func look(_ context: SiteContext) async {
        do {
            if let clerk { _ = try await writer.run { try clerk.look() } }
            try await arrived()
        } catch {
            context.logger.error("a recording can't be ruled on", metadata: ["error": "\(error)"])
        }
    }

    /// Writes what arrives, gathered so that the disk isn't asked for every packet.
    private func arriving(_ request: Request, _ id: String, _ offset: Int) async throws -> BlobUpload {
        let gathered = Mutex<(bytes: [UInt8], offset: Int)>(([], offset))
        @Sendable func write() async throws -> BlobUpload {
            let now = world.now()
            return try await filing.run { [store] in
                let (bytes, start) = gathered.withLock { $0 }
                let upload = try store.append(bytes, to: id, at: start, now: now)
                gathered.withLock { $0 = ([], upload.offset) }
                return upload
            }
        }
        do {
            try await reader.read(request) { buffer in
                let count = gathered.withLock { gathered in
                    gathered.bytes += buffer.readableBytesView
                    return gathered.bytes.count
                }
                if count >= Self.gathering { _ = try await write() }
            }
        } catch let error where !(error is BlobError) {
            // The connection was cut, or was too slow: the next part begins after what is kept.
            _ = try? await write()
            throw error
        }
        return try await write()
    }

    /// The number of bytes that are written at a time.
    private static let gathering = 1 << 18

    // Answers

    /// Says that a file is stored: under which name, with which hash, how large and since when (RFC 9110 §8.7 and §8.8.2,
    /// RFC 9530 §3).
    private func receipt(_ blob: Blob, _ status: HTTPResponse.Status) -> Response {
        var response = Response.blobs(status)
        response.headers[.uploadOffset] = "\(blob.bytes)"
        response.headers[.contentLocation] = BlobAddress.blob(blob.hash).path
        response.headers[.reprDigest] = Self.digest(blob.hash)
        response.headers[.lastModified] = HTTPDate.text(blob.received)
        return response
    }

    private func standing(_ upload: BlobUpload, _ status: HTTPResponse.Status) -> Response {
        var response = Response.blobs(status)
        response.headers[.uploadOffset] = "\(upload.offset)"
        response.headers[.uploadExpires] = HTTPDate.text(upload.touched + .hours(limits.unfinishedHours))
        return response
    }

    static func digest(_ hash: BlobHash) -> String { "sha-256=:\(Base64.encode(hash.digest)):" }

    /// A number of bytes as headers write one: digits alone.
    static func number(_ text: String?) -> Int? {
        guard let text, (1...15).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return Int(text)
    }
}
