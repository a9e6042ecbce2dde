/// What a device sends: its changes, and the point from which it wants the server's.
public struct SyncRequest: Hashable, Sendable {
    /// The replica that made the changes.
    public var replica: Replica
    /// The server's commit number up to which the device has everything; 0 at first.
    public var cursor: Int64
    /// The generations the device knows, so that a scope it has erased is erased on the server too.
    public var generations: [ScopeGeneration]
    /// Whole records that changed on the device and are not known to have arrived.
    public var records: [Record]
    /// Records whose key could be read but not the rest. They are refused one by one.
    public var unreadable: [Unreadable]
    /// The number of entries that had not even a key to refuse them under.
    public var nameless = 0

    /// A record that breaks the rules of ``Record/init(json:)``.
    public struct Unreadable: Hashable, Sendable {
        public var key: RecordKey
        public var error: RecordError

        public init(key: RecordKey, error: RecordError) {
            self.key = key
            self.error = error
        }
    }

    public init(replica: Replica, cursor: Int64, generations: [ScopeGeneration] = [], records: [Record] = []) {
        self.replica = replica
        self.cursor = cursor
        self.generations = generations
        self.records = records
        unreadable = []
    }
}

extension SyncRequest {
    /// Reads a request. The protocol number is checked before anything else.
    ///
    /// - Throws: ``SyncError``.
    public init(reading bytes: [UInt8]) throws(SyncError) {
        let json = try JSON(syncMessage: bytes)
        guard let replica = json["replica"]?.string.flatMap({ Replica(text: $0) }) else {
            throw .malformed(member: "replica")
        }
        guard let cursor = json["cursor"]?.int, cursor >= 0 else { throw .malformed(member: "cursor") }
        guard let entries = json["records"]?.array else { throw .malformed(member: "records") }
        guard entries.count <= SyncProtocol.recordLimit else { throw .tooManyRecords }
        self.init(replica: replica, cursor: cursor, generations: try [ScopeGeneration](json: json["generations"]))
        for entry in entries { take(entry) }
    }

    /// Adds a record, or notes that it can't be read. One bad record must not keep the others from arriving.
    private mutating func take(_ entry: JSON) {
        let fault: RecordError
        do throws(RecordError) {
            records.append(try Record(json: entry))
            return
        } catch {
            fault = error
        }
        do throws(RecordError) {
            unreadable.append(Unreadable(key: try RecordKey(json: entry), error: fault))
        } catch {
            nameless += 1
        }
    }

    /// The request as canonical JSON.
    public func bytes() -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("protocol")
        writer.write(SyncProtocol.version)
        writer.name("replica")
        writer.write(replica.text)
        writer.name("cursor")
        writer.write(cursor)
        writer.name("generations")
        writer.write(generations.json)
        writer.name("records")
        writer.write(records)
        writer.endObject()
        return writer.bytes
    }
}

extension JSONWriter {
    /// Writes an array of records.
    mutating func write(_ records: [Record]) {
        beginArray()
        for record in records { write(record) }
        endArray()
    }
}

extension JSON {
    /// Reads a message and checks its protocol number.
    init(syncMessage bytes: [UInt8]) throws(SyncError) {
        do throws(JSONError) {
            try self.init(reading: bytes, limits: SyncProtocol.limits)
        } catch {
            throw .notJSON(error)
        }
        guard let version = self["protocol"]?.int else { throw .malformed(member: "protocol") }
        guard version == SyncProtocol.version else { throw .otherProtocol(version) }
    }
}

/// Why a sync message is rejected.
public enum SyncError: Error, Hashable, Sendable {
    /// The text is not JSON.
    case notJSON(JSONError)
    /// The other side uses another version of the protocol. Nothing was exchanged.
    case otherProtocol(Int64)
    /// A member is missing or has the wrong form.
    case malformed(member: String)
    /// There are more records than a message may carry.
    case tooManyRecords
    /// There are more scopes than a person has.
    case tooManyScopes
}
