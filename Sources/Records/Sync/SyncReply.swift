/// The server's answer: the records the device lacks, and the changes that were refused.
public struct SyncReply: Hashable, Sendable {
    /// The server's commit number up to which the device has everything once it has stored this reply.
    public var cursor: Int64
    /// Whether the server has more records beyond the cursor.
    public var more: Bool
    /// Whole records, as the server has them.
    public var records: [Record]
    public var refused: [SyncRefusal]
    /// The server's generations. A device that is behind erases the scope.
    public var generations: [ScopeGeneration]
    /// The store that answered: a number drawn when the store was made, and again when it was restored from a backup. A
    /// device that meets a different store than last time starts over (see ``SyncSettlement/restarts``).
    public var store: Replica?
    /// How many of the server's records, including refused ones, could not be read here. They are left out.
    public var unreadable = 0

    public init(
        cursor: Int64, more: Bool = false, records: [Record] = [], refused: [SyncRefusal] = [],
        generations: [ScopeGeneration] = [], store: Replica? = nil
    ) {
        self.cursor = cursor
        self.more = more
        self.records = records
        self.refused = refused
        self.generations = generations
        self.store = store
    }
}

/// A change that the server did not accept, with the reason.
public struct SyncRefusal: Hashable, Sendable {
    public var key: RecordKey
    /// A stable name, for which the app's catalogue has a sentence.
    public var reason: String
    /// The server's version, which the device adopts; `nil` if the server has none to send.
    public var record: Record?

    /// The scope is never synced.
    public static let scopeReason = "scope"
    /// The record was written before its scope was erased.
    public static let erasedReason = "erased"
    /// The scope may not be erased from this device.
    public static let generationReason = "generation"
    /// The record can't be read.
    public static let malformedReason = "malformed"
    /// The record would exceed ``RecordLimits``.
    public static let tooLargeReason = "too-large"

    public init(key: RecordKey, reason: String, record: Record?) {
        self.key = key
        self.reason = reason
        self.record = record
    }
}

extension SyncReply {
    /// The whole reply to a request in another version of the protocol.
    public static var protocolRefusal: [UInt8] {
        let answer: JSON = ["protocol": .int(SyncProtocol.version), "refused": "protocol"]
        return answer.bytes()
    }

    /// Reads a reply. The protocol number is checked before anything else.
    ///
    /// - Throws: ``SyncError``, with ``SyncError/otherProtocol(_:)`` also if the server refused our version.
    public init(reading bytes: [UInt8]) throws(SyncError) {
        let json = try JSON(syncMessage: bytes)
        if json["refused"]?.string == "protocol" { throw .otherProtocol(SyncProtocol.version) }
        guard let cursor = json["cursor"]?.int, cursor >= 0 else { throw .malformed(member: "cursor") }
        guard let more = json["more"]?.bool else { throw .malformed(member: "more") }
        guard let records = json["records"]?.array else { throw .malformed(member: "records") }
        guard let refused = json["refused"]?.array else { throw .malformed(member: "refused") }
        self.init(cursor: cursor, more: more, generations: try [ScopeGeneration](json: json["generations"]))
        store = json["store"]?.string.flatMap { Replica(text: $0) }
        for entry in records {
            if let record = try? Record(json: entry) { self.records.append(record) } else { unreadable += 1 }
        }
        for entry in refused {
            if let refusal = try? SyncRefusal(json: entry) { self.refused.append(refusal) } else { unreadable += 1 }
        }
    }

    /// The reply as canonical JSON.
    public func bytes() -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("protocol")
        writer.write(SyncProtocol.version)
        writer.name("cursor")
        writer.write(cursor)
        writer.name("more")
        writer.write(.bool(more))
        writer.name("records")
        writer.write(records)
        writer.name("refused")
        writer.beginArray()
        for refusal in refused { writer.write(refusal.json) }
        writer.endArray()
        writer.name("generations")
        writer.write(generations.json)
        if let store {
            writer.name("store")
            writer.write(store.text)
        }
        writer.endObject()
        return writer.bytes
    }
}

extension SyncRefusal {
    init(json: JSON) throws(RecordError) {
        guard let reason = json["reason"]?.string, let key = json["key"], let record = json["record"] else {
            throw .notAnObject
        }
        self.init(
            key: try RecordKey(json: key), reason: reason, record: record.isNull ? nil : try Record(json: record))
    }

    /// The object `{"key","reason","record"}`.
    var json: JSON { ["key": key.json, "reason": .string(reason), "record": record?.json ?? .null] }
}
