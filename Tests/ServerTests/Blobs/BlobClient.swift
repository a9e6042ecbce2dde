import Crypto
import Foundation
import HTTPTypes
import Records
import Storage

@testable import Server

/// A file that a test sends, and the headers that its sender shows.
struct SentFile: Sendable {
    let bytes: [UInt8]
    let type: String

    /// A recording of so many bytes.
    init(_ count: Int, seed: Int = 1) {
        let head: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x82, 0x84] + Array("webm".utf8)
        // In blocks: a byte at a time takes long where nothing is optimised.
        let block = (0..<4_096).map { UInt8(truncatingIfNeeded: ($0 &* 31) ^ ($0 >> 5) &+ seed) }
        var bytes = head
        bytes.reserveCapacity(count + block.count)
        var number = UInt64(seed)
        while bytes.count < count {
            bytes += block
            number += 1
            bytes += withUnsafeBytes(of: number) { Array($0) }
        }
        self.bytes = Array(bytes.prefix(count))
        type = "audio/webm"
    }

    init(_ bytes: [UInt8], type: String) { (self.bytes, self.type) = (bytes, type) }

    var digest: [UInt8] { Array(Crypto.SHA256.hash(data: bytes)) }
    var hash: String { Hex.encode(digest) }
    var path: String { "/blobs/" + hash }
    var reprDigest: String { "sha-256=:\(Base64.encode(digest)):" }

    static let program = ["tus-resumable": "1.0.0", "accept": "application/json", "accept-language": "en"]

    /// What begins the upload; a test may lie.
    func beginning(length: Int? = nil, digest: [UInt8]? = nil, type: String? = nil) -> [String: String] {
        let type = Base64.encode(Array((type ?? self.type).utf8))
        return Self.program.merging([
            "upload-length": "\(length ?? bytes.count)",
            "upload-metadata": "sha256 \(Base64.encode(digest ?? self.digest)),filetype \(type)",
        ]) { $1 }
    }

    static func part(at offset: Int) -> [String: String] {
        program.merging([
            "upload-offset": "\(offset)", "content-type": "application/offset+octet-stream",
        ]) { $1 }
    }
}

extension TestSite {
    func begin(_ file: SentFile, _ headers: [String: String] = [:]) async throws -> Answer {
        try await send(.post, "/blobs", file.beginning().merging(headers) { $1 })
    }

    /// Sends the part of a file from an offset up to another one.
    func send(_ file: SentFile, to path: String, _ range: Range<Int>) async throws -> Answer {
        try await send(.patch, path, SentFile.part(at: range.lowerBound), body: Array(file.bytes[range]))
    }

    /// Sends a whole file at once.
    @discardableResult
    func store(_ file: SentFile) async throws -> Answer {
        let begun = try await begin(file)
        guard let path = begun["location"], path != file.path else { return begun }
        return try await send(file, to: path, 0..<file.bytes.count)
    }
}
